import '@diwan/widgets/styles.css';
// Read in a task of its own, so that a press is answered before the shop's own code is read.
import 'react-dom/client';
import { nextTurn } from './navigation/next-turn';

async function startInTurns(): Promise<void> {
  await nextTurn();
  const { start } = await import('./start');
  await nextTurn();
  await start();
}

void startInTurns();
