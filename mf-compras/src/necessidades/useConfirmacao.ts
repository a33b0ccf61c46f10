import { avisos, confirmar as perguntar, fraseDaFalha, novaIdempotencia, useConfirmacoes } from '@merenda/shared';
import type { RascunhoDeSolicitacao, Solicitacao } from '@merenda/shared/contratos';
import { useRef, useState } from 'react';
import { useConfirmarRascunho } from './necessidades.api.js';
import { paraCorpo } from './rascunhos.js';

/** What became of a draft: its request, or why there is none. */
export type ResultadoDoRascunho = { rascunho: RascunhoDeSolicitacao } & (
  { criada: Solicitacao; recusa: null } | { criada: null; recusa: string }
);

/**
 * Makes requests of drafts, one after the other: those that pass are made, and each has its result. A draft that is
 * sent again after a lost response has the key of the first time.
 */
export function useConfirmacao() {
  const { mutateAsync: criar } = useConfirmarRascunho();
  const [confirmando, setConfirmando] = useState(false);
  const [resultados, setResultados] = useState<readonly ResultadoDoRascunho[]>([]);
  const chaves = useRef(new Map<string, string>());

  function chaveDe(corpo: object): string {
    const escrito = JSON.stringify(corpo);
    const chave = chaves.current.get(escrito) ?? novaIdempotencia();
    chaves.current.set(escrito, chave);
    return chave;
  }

  async function resultadoDe(rascunho: RascunhoDeSolicitacao): Promise<ResultadoDoRascunho> {
    const solicitacao = paraCorpo(rascunho);
    try {
      return { rascunho, criada: await criar({ solicitacao, idempotencia: chaveDe(solicitacao) }), recusa: null };
    } catch (erro) {
      return { rascunho, criada: null, recusa: fraseDaFalha(erro) };
    }
  }

  async function confirmar(rascunhos: readonly RascunhoDeSolicitacao[]): Promise<void> {
    if (confirmando || useConfirmacoes.getState().fila.length > 0) return;
    const quantas = rascunhos.length === 1 ? 'a Solicitação de Compra' : `${rascunhos.length} Solicitações de Compra`;
    if (!(await perguntar({ mensagem: `Deseja realmente cadastrar ${quantas}?` }))) return;
    setConfirmando(true);
    const feitos: ResultadoDoRascunho[] = [];
    for (const rascunho of rascunhos) feitos.push(await resultadoDe(rascunho));
    setConfirmando(false);
    setResultados(feitos);
    const criadas = feitos.filter(({ criada }) => criada !== null).length;
    if (criadas > 0)
      avisos.sucesso(criadas === 1 ? '1 solicitação cadastrada.' : `${criadas} solicitações cadastradas.`);
  }

  return { confirmar, confirmando, resultados, esquecer: () => setResultados([]) };
}
