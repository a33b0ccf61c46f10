import { useAvisoDoFim } from './expiracao.js';

/** Above the login: why the session before it ended. It stays until somebody is in again. */
export function AvisoDoFim() {
  const aviso = useAvisoDoFim((estado) => estado.aviso);
  return (
    aviso !== null && (
      <p role="alert" className="acesso-aviso">
        {aviso}
      </p>
    )
  );
}
