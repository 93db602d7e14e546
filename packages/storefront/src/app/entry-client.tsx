import '@diwan/widgets/styles.css';
// Evaluated in a task of its own, so that input is handled before the shop's own code runs.
import 'react-dom/client';
import { nextTurn } from '../navigation/when-idle';

async function startInTurns(): Promise<void> {
  await nextTurn();
  const { start } = await import('./start');
  await nextTurn();
  await start();
}

void startInTurns();
