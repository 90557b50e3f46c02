#!/usr/bin/env node
import module from 'node:module';

// Node 22.1 and later keep compiled code between runs: a tenth of a second less at every start.
module.enableCompileCache?.();
await import('../dist/cli.js');
