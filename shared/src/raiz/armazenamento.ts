import type { Alcance, Notificacao, Secretaria, UsuarioDaSessao } from '@merenda/shared/contratos';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { avisos } from './avisos.js';
import { abrir, haCofre, prepararCofre, selar } from './cofre.js';

/** The stored session. Everything is empty if no user is logged in. */
export interface Autenticacao {
  usuario: UsuarioDaSessao | null;
  token: string | null;
  /** Data URL or base64 of the photo; null shows the default one. */
  foto: string | null;
  /** The first ones; `totalDeNotificacoes` counts all. */
  notificacoes: Notificacao[];
  totalDeNotificacoes: number;
  /** Meals that are registered and not executed. */
  refeicoesPorExecutar: number;
  /** A step of the first days waits for the user. */
  primeirosPassos: boolean;
  /** What the session opens: all, only the enrolment of a second factor, or, by PIN, only the kitchen. */
  alcance: Alcance;
  secretaria: Secretaria | null;
  /** The last answer of GET /tokens/checar (true right after login). */
  isValidToken: boolean;
  /** When the server last accepted the session (ms), to the nearest ten minutes. */
  conferidaEm: number;
}

export type SessaoGuardada = { auth: Autenticacao };

/** Called after each completed write, so that other tabs read the stored value. */
type AoGravar = () => void;

/**
 * The storage of zustand for the session: one encrypted entry in localStorage. Writes run one after the other, because
 * encryption is asynchronous and an older value must not overwrite a newer one. After a logout there is no entry.
 * Without WebCrypto nothing is written: the session is only in memory, and the user gets one message.
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
      // Private windows, full disks and blocked site data refuse to store. The session in memory stays valid.
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
        // Before a login. If the browser refuses, the message comes when there is a session that it does not store.
        prepararCofre().catch(() => undefined);
        return null;
      }
      try {
        return JSON.parse(await abrir(selado)) as StorageValue<SessaoGuardada>;
      } catch {
        // Encrypted with a lost key, or altered: it cannot be read any more.
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
    // If deleting is refused, nothing was ever stored.
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
