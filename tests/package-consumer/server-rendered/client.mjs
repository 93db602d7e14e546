import '@diwan/widgets/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { createApp } from './app.mjs';

// A mismatch would make React render again.
window.sent = [...document.querySelectorAll('#root *')];
const data = JSON.parse(document.getElementById('state').textContent);
hydrateRoot(document.getElementById('root'), await createApp(data), {
  onRecoverableError: (error) => console.error(error),
});
