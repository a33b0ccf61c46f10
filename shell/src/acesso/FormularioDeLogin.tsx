import { useState, type SubmitEvent } from 'react';
import { MostrarSenha } from './MostrarSenha.js';
import { valorDe } from './valor.js';

interface Props {
  ocupado: boolean;
  /** Until the page's code has loaded the form cannot be sent, but the user can type. */
  pronto: boolean;
  /** Sentence over the button when the last attempt failed for a reason other than the credentials. */
  falha: string | null;
  aoEnviar: (credenciais: { usuario: string; senha: string }) => void;
  aoEsquecer: () => void;
}

/**
 * Username and password. Uncontrolled on purpose: this form is part of the page as it is delivered, and a text that was
 * typed before the code arrived must stay.
 */
export function FormularioDeLogin({ ocupado, pronto, falha, aoEnviar, aoEsquecer }: Props) {
  const [mostrada, setMostrada] = useState(false);
  const enviar = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const formulario = evento.currentTarget;
    aoEnviar({ usuario: valorDe(formulario, 'usuario').trim(), senha: valorDe(formulario, 'senha') });
  };
  return (
    <form onSubmit={enviar} aria-busy={ocupado}>
      <div className="campo">
        <label htmlFor="usuario">Usuário</label>
        <input
          id="usuario"
          name="usuario"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
      </div>
      <div className="campo">
        <label htmlFor="senha">Senha</label>
        <input
          id="senha"
          name="senha"
          type={mostrada ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <MostrarSenha mostrada={mostrada} aoMudar={setMostrada} desabilitado={!pronto} />
      {falha !== null && (
        <p role="alert" className="erro-do-campo">
          {falha}
        </p>
      )}
      <button type="submit" className="botao botao-primario botao-largo" disabled={!pronto || ocupado}>
        {ocupado ? 'Entrando…' : 'Entrar'}
      </button>
      <button type="button" className="botao-de-texto" aria-haspopup="dialog" disabled={!pronto} onClick={aoEsquecer}>
        Esqueceu a senha?
      </button>
    </form>
  );
}
