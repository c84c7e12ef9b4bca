import './local/no-eval.ts';
import './design/tokens.css';
import './design/css/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOnDevice } from './offline/install.ts';
import { App } from './shell/App.tsx';

keepOnDevice();

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
