import { bootstrapApplication } from '@angular/platform-browser';
import { Sofas } from './sofas';

await bootstrapApplication(Sofas);
