/**
 * A Vitest reporter that writes the costs of each test and file, and the tests that needed a retry, to the
 * file named by `APLAUSO_COSTS`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { Costs } from './costs.ts';

/** Tests on Node report their CPU time (tests/support/cpu.ts); tests in a browser have wall time only. */
export default class CostsReporter implements Reporter {
  readonly #costs: Costs = { files: [], tests: [], flaky: [] };

  onTestModuleEnd(module: TestModule): void {
    const file = path.relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
    const ofFile = module.meta().cpu;
    this.#costs.files.push({ file, seconds: (ofFile ?? module.diagnostic().duration) / 1000 });
    for (const test of module.children.allTests()) {
      const ms = test.meta().cpu ?? test.diagnostic()?.duration ?? 0;
      this.#costs.tests.push({ file, test: test.fullName, seconds: ms / 1000 });
      if (test.diagnostic()?.flaky === true) this.#costs.flaky.push(`${file}: ${test.fullName}`);
    }
  }

  onTestRunEnd(): void {
    const file = process.env['APLAUSO_COSTS'];
    if (file) writeFileSync(file, JSON.stringify(this.#costs));
  }
}
