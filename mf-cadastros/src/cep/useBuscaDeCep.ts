import { ErroApi, naoConfigurada } from '@merenda/shared';
import type { Endereco } from '@merenda/shared/contratos';
import { useEffect, useRef, useState } from 'react';
import { buscarEndereco } from './cep.api.js';

/** Maximum time after the last keystroke until a reaction (ms; specification 1, section 9). */
const ESPERA = 3_000;

/** Digits of a whole postal code. */
export const DIGITOS_DO_CEP = 8;

/** What a look-up says beside the postal code. */
export interface SituacaoDaBusca {
  /** An address is on its way: a text typed now would be overwritten. */
  buscando: boolean;
  /** What came of it, and why the address must be typed; null when there is nothing to say. */
  recado: string | null;
  /** The service answered with an address, or it has no address itself. */
  resultado: 'encontrado' | 'naoConfigurado' | null;
}

interface BuscaDeCep extends SituacaoDaBusca {
  /** Called with each keystroke in the field. */
  digitou: (cep: string) => void;
  /** Stops looking up; a pending response is ignored. */
  desistir: () => void;
}

interface Efeitos {
  /** @returns the message for the user, or null */
  aoEncontrar: (endereco: Endereco) => string | null;
  /** No address came. `desconhecido`: the service answered that the code does not exist. */
  aoFaltar: (desconhecido: boolean) => void;
  /** The user stopped in the middle of a postal code. */
  aoParar: () => void;
}

const PARADA: SituacaoDaBusca = { buscando: false, recado: null, resultado: null };

/**
 * Looks up an address while its postal code is typed: at once with the eighth digit; an incomplete code shows a
 * message. A service that does not respond in time is not used: the user types the address.
 */
export function useBuscaDeCep({ aoEncontrar, aoFaltar, aoParar }: Efeitos): BuscaDeCep {
  const [situacao, setSituacao] = useState<SituacaoDaBusca>(PARADA);
  const relogio = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The keystroke that a response must belong to: older or cancelled ones are ignored. */
  const vigente = useRef(0);

  useEffect(() => () => clearTimeout(relogio.current), []);

  function aguardar(depois: () => void): void {
    clearTimeout(relogio.current);
    relogio.current = setTimeout(depois, ESPERA);
  }

  /** Ends a search with what it came to, unless it was given up before. */
  function encerrar(
    busca: number,
    concluir: () => string | null,
    resultado: SituacaoDaBusca['resultado'] = null,
  ): void {
    if (vigente.current !== busca) return;
    desistir();
    setSituacao({ buscando: false, recado: concluir(), resultado });
  }

  function desistir(): void {
    clearTimeout(relogio.current);
    vigente.current += 1;
    setSituacao(PARADA);
  }

  function faltar(
    busca: number,
    recado: string,
    { desconhecido = false, resultado = null }: { desconhecido?: boolean; resultado?: 'naoConfigurado' | null } = {},
  ): void {
    encerrar(
      busca,
      () => {
        aoFaltar(desconhecido);
        return recado;
      },
      resultado,
    );
  }

  async function buscar(cep: string, busca: number): Promise<void> {
    aguardar(() => faltar(busca, 'O serviço de CEP está demorando. Preencha o endereço.'));
    try {
      const endereco = await buscarEndereco(cep);
      encerrar(busca, () => aoEncontrar(endereco), 'encontrado');
    } catch (erro) {
      if (naoConfigurada(erro)) faltar(busca, `${erro.detail} Preencha o endereço.`, { resultado: 'naoConfigurado' });
      else if (erro instanceof ErroApi) faltar(busca, erro.detail, { desconhecido: erro.status === 404 });
      else faltar(busca, 'Não foi possível buscar o CEP. Preencha o endereço.');
    }
  }

  function digitou(cep: string): void {
    const completo = cep.length === DIGITOS_DO_CEP;
    const busca = (vigente.current += 1);
    setSituacao({ ...PARADA, buscando: completo });
    if (completo) void buscar(cep, busca);
    else aguardar(aoParar);
  }

  return { ...situacao, digitou, desistir };
}
