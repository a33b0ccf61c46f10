import { ErroApi } from '@merenda/shared';
import type { Endereco } from '@merenda/shared/contratos';
import { useEffect, useRef, useState } from 'react';
import { buscarEndereco } from './fornecedores.api';

/** So long after the last keystroke at the latest something happens (ms; specification 1, section 9). */
const ESPERA = 3_000;

/** Digits of a whole postal code. */
export const DIGITOS_DO_CEP = 8;

interface BuscaDeCep {
  /** An address is on its way: what is typed now would be overwritten. */
  buscando: boolean;
  /** Why the address must be typed; null when it need not. */
  recado: string | null;
  /** To be told of each keystroke in the field. */
  digitou: (cep: string) => void;
}

interface Efeitos {
  aoEncontrar: (endereco: Endereco) => void;
  /** Somebody stopped in the middle of a postal code. */
  aoParar: () => void;
}

/**
 * Looks an address up while its postal code is typed: at once with the eighth digit; whoever stops before it is told so. A service that does
 * not answer in time is not waited for: the address is typed.
 */
export function useBuscaDeCep({ aoEncontrar, aoParar }: Efeitos): BuscaDeCep {
  const [{ buscando, recado }, setEstado] = useState<Omit<BuscaDeCep, 'digitou'>>({ buscando: false, recado: null });
  const relogio = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The keystroke that an answer must belong to: whatever is older, or given up, comes to nothing. */
  const vigente = useRef(0);

  useEffect(() => () => clearTimeout(relogio.current), []);

  function aguardar(depois: () => void): void {
    clearTimeout(relogio.current);
    relogio.current = setTimeout(depois, ESPERA);
  }

  /** @returns false when the search had already been given up */
  function encerrar(busca: number, motivo: string | null): boolean {
    if (vigente.current !== busca) return false;
    clearTimeout(relogio.current);
    vigente.current += 1;
    setEstado({ buscando: false, recado: motivo });
    return true;
  }

  async function buscar(cep: string, busca: number): Promise<void> {
    aguardar(() => encerrar(busca, 'O serviço de CEP está demorando. Preencha o endereço.'));
    try {
      const endereco = await buscarEndereco(cep);
      const semRua = endereco.logradouro === '' ? 'Este CEP vale para toda a cidade. Complete o endereço.' : null;
      if (encerrar(busca, semRua)) aoEncontrar(endereco);
    } catch (erro) {
      encerrar(busca, erro instanceof ErroApi ? erro.detail : 'Não foi possível buscar o CEP. Preencha o endereço.');
    }
  }

  function digitou(cep: string): void {
    const completo = cep.length === DIGITOS_DO_CEP;
    const busca = (vigente.current += 1);
    setEstado({ buscando: completo, recado: null });
    if (completo) void buscar(cep, busca);
    else aguardar(aoParar);
  }

  return { buscando, recado, digitou };
}
