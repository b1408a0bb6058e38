import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

const runSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

/** The first line that says something: without the mark of a test's name, or the class of the error. */
function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const reason = lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('●'));
  return (reason ?? '').replace(/^(\w*Error): /, '');
}

/** Whether a line only says by which comparison a test found out. */
const isComparison = (line: string) => line.startsWith('expect(');

/** What failed in a run of jest, from what it writes with `--json`: a line for each test, or for a file that could not run. */
export function failedTests(json: string): readonly string[] {
  return v.parse(runSchema, JSON.parse(json)).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return file.status === 'failed' ? [`${basename(file.name)}: ${firstLine(file.message)}`] : [];
    return failed.map(({ fullName, failureMessages: [message = ''] }) => {
      const line = firstLine(message);
      return line === '' || isComparison(line) ? fullName : `${fullName}: ${line}`;
    });
  });
}
