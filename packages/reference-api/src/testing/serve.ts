import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '../app';
import { readConfig } from '../config';
import { openDatabase } from '../db/connection';

// An API process for tests that end it the hard way: prints its address and serves the database of DATABASE_URL.
const config = readConfig(process.env);
const { db } = await openDatabase(config);
const silent = () => {};
const logger = { debug: silent, info: silent, warn: silent, error: silent };
const server = createServer(getRequestListener(createApi({ db, config, logger }).fetch));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
console.info(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
