#!/usr/bin/env node
import './dist/cli/cli.js';
