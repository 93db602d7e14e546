#!/usr/bin/env node
// A file of its own, so that the command is there before it is built: in this repository's examples as in any shop.
import '../dist/cli.js';
