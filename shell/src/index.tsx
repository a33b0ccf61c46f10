import { createRoot } from 'react-dom/client';
import { App } from './App.js';

const raiz = document.getElementById('raiz');
if (!raiz) throw new Error("index.html lacks the element 'raiz'.");
createRoot(raiz).render(<App />);
