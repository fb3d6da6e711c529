import type { FullResult, Reporter, TestCase } from "@playwright/test/reporter";

/** Ends the output with a line that says how many tests passed. */
export default class Count implements Reporter {
  private readonly tests = new Map<string, TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.set(test.id, test);
  }

  onEnd(result: FullResult): void {
    const passed = [...this.tests.values()].filter((test) => test.outcome() === "expected").length;
    const failed = this.tests.size - passed;
    // No test failed, and yet something did: the server did not start, or a file cannot be read.
    const otherwise = result.status !== "passed" && failed === 0 ? `, and the run ${result.status}` : "";
    console.log(`browser: ${passed} passed, ${failed} failed${otherwise}`);
  }
}
