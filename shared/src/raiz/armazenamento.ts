import type { Notificacao, Secretaria, UsuarioDaSessao } from '@merenda/shared/contratos';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { avisos } from './avisos.js';
import { abrir, haCofre, prepararCofre, selar } from './cofre.js';

/** What is persisted; everything is empty while nobody is logged in. */
export interface Autenticacao {
  usuario: UsuarioDaSessao | null;
  token: string | null;
  /** Data URL or base64 of the photo; null shows the default one. */
  foto: string | null;
  notificacoes: Notificacao[];
  secretaria: Secretaria | null;
  /** The last answer of GET /tokens/checar (true right after login). */
  isValidToken: boolean;
}

export type SessaoGuardada = { auth: Autenticacao };

/** Called after each completed write, so that other tabs read what is really there. */
type AoGravar = () => void;

/**
 * Where zustand keeps the session: one sealed entry in localStorage. Writes go one after the other, since sealing is
 * asynchronous and a late answer must not overwrite a newer one; a logged-out session leaves no entry.
 * Without WebCrypto nothing is written: the session lives in memory and the user is told once.
 */
export function armazenamentoDaSessao(aoGravar: AoGravar): PersistStorage<SessaoGuardada> {
  let fila: Promise<void> = Promise.resolve();

  async function gravar(nome: string, valor: StorageValue<SessaoGuardada>): Promise<void> {
    try {
      if (valor.state.auth.token === null) {
        localStorage.removeItem(nome);
      } else if (haCofre()) {
        localStorage.setItem(nome, await selar(JSON.stringify(valor)));
        aoGravar();
      } else {
        avisarQueFicaNaMemoria();
      }
    } catch {
      // Private windows, full disks and forbidden site data refuse to store: the session in memory stays valid.
      esquecer(nome);
      avisarQueFicaNaMemoria();
    }
  }

  return {
    async getItem(nome) {
      await fila;
      const selado = localStorage.getItem(nome);
      if (!haCofre()) return null;
      if (selado === null) {
        // Somebody is about to log in. A browser that refuses is told of when there is a session that it does not keep.
        prepararCofre().catch(() => undefined);
        return null;
      }
      try {
        return JSON.parse(await abrir(selado)) as StorageValue<SessaoGuardada>;
      } catch {
        // Sealed under a key that is gone, or altered: it can never be read again.
        localStorage.removeItem(nome);
        return null;
      }
    },
    setItem(nome, valor) {
      fila = fila.then(() => gravar(nome, valor));
      return fila;
    },
    removeItem(nome) {
      localStorage.removeItem(nome);
    },
  };
}

function esquecer(nome: string): void {
  try {
    localStorage.removeItem(nome);
  } catch {
    // Where even forgetting is refused, nothing was ever stored.
  }
}

let avisado = false;

function avisarQueFicaNaMemoria(): void {
  if (avisado) return;
  avisado = true;
  avisos.atencao(
    'Neste endereço o navegador não permite guardar o acesso. Ao recarregar a página, será preciso entrar de novo.',
  );
}
