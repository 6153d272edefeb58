/** What came of a run of tests. */
export interface Outcome {
  /** Names of the tests that failed, in the order of their files. */
  readonly failures: readonly string[];
  /** Why the run says nothing of the tests: a file that cannot be loaded, a build that does not end. */
  readonly broken?: string;
}

interface UnitReport {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Reads vitest's JSON report. A file that could not be loaded tells of a fault that no test has seen. */
export function readUnitReport(text: string): Outcome {
  const { numTotalTests, testResults } = JSON.parse(text) as UnitReport;
  const failures = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  const unread = testResults.find(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  if (unread) return { failures: [], broken: `${unread.name}: ${unread.message}` };
  if (numTotalTests === 0) return { failures: [], broken: 'no test was found' };
  return { failures };
}

interface Step {
  readonly title: string;
  readonly error?: unknown;
  readonly steps?: readonly Step[];
}
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly steps?: readonly Step[] }[];
    }[];
  }[];
}
interface BrowserReport extends Suite {
  readonly errors?: readonly { readonly message?: string }[];
}

/** The innermost of the test's own steps that failed. */
function failedStep(steps: readonly Step[] = []): string {
  const failed = steps.find(({ error }) => error !== undefined);
  if (!failed) return '';
  const inner = failedStep(failed.steps);
  return inner === '' ? `: ${failed.title}` : inner;
}

/** Reads Playwright's JSON report. */
export function readBrowserReport(text: string): Outcome {
  const report = JSON.parse(text) as BrowserReport;
  const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = specsOf(report);
  const [error] = report.errors ?? [];
  if (error) return { failures: [], broken: error.message ?? 'the browser run was broken off' };
  if (specs.length === 0) return { failures: [], broken: 'no test was found' };
  return {
    failures: specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => title + failedStep(tests[0]?.results[0]?.steps)),
  };
}
