import { avisos } from '@merenda/shared';
import { LIMITES, type Item, type ItensClassificados } from '@merenda/shared/contratos';
import { useEnvio } from '@merenda/shared/ui';
import { useStore } from 'zustand';
import { useAgruparItens } from '../itens/itens.api.js';
import { focar } from './TeclasDaClassificacao.js';
import { classificacaoDe, estaCompleta, foiAlterado, responder, type Escolha, type Trabalho } from './trabalho.js';

type Respondido = readonly [item: Item, escolha: Escolha];

/**
 * Saves in one call what is answered of these rows. What another person has changed waits at its row, and keeps its
 * answer.
 */
export function useEnvioDaClassificacao(trabalho: Trabalho, linhas: readonly Item[]) {
  const { escolhas } = useStore(trabalho);
  const { mutateAsync: agrupar } = useAgruparItens();
  const respondidos = linhas.flatMap((item): Respondido[] => {
    const escolha = escolhas.get(item.id);
    return escolha && !foiAlterado(item, escolha) ? [[item, escolha]] : [];
  });

  /** The items become what they were, unless another person has changed them since; the answers are on the screen again. */
  async function desfazer(enviados: readonly Respondido[], { classificados }: ItensClassificados): Promise<void> {
    const antes = new Map(enviados.map(([item, escolha]) => [item.id, { item, escolha }]));
    const corpo = classificados.flatMap(({ id, versao }) => {
      const enviado = antes.get(id);
      return enviado ? [{ id, versao, ...paraEnvio(classificacaoDe(enviado.item)) }] : [];
    });
    try {
      const { classificados: voltaram, alterados } = await agrupar({ itens: corpo });
      responder(
        trabalho,
        voltaram.map((item) => [item, antes.get(item.id)?.escolha.classificacao ?? null] as const),
      );
      if (alterados.length === 0) avisos.sucesso('A classificação foi desfeita.');
      else avisos.atencao('A classificação foi desfeita, menos nos itens que outra pessoa alterou depois.');
    } catch (erro) {
      avisos.falha(erro);
    }
  }

  const { enviar, enviando } = useEnvio<readonly Respondido[], ItensClassificados>({
    confirmacao: (enviados) =>
      `Deseja realmente classificar ${enviados.length === 1 ? '1 item' : `${enviados.length} itens`}?`,
    sucesso: (_, resposta) => fraseDoResultado(resposta),
    desfazer: (resposta) => void desfazer(respondidos, resposta),
    aoSalvar: async (enviados) => {
      trabalho.setState({ gravando: true });
      try {
        const resposta = await agrupar({
          itens: enviados.map(([{ id }, { versao, classificacao }]) => ({ id, versao, ...paraEnvio(classificacao) })),
        });
        responder(
          trabalho,
          resposta.classificados.map((item) => [item, null] as const),
        );
        return resposta;
      } finally {
        trabalho.setState({ gravando: false });
      }
    },
    aoConcluir: () => trabalho.setState({ conferido: false, marcados: new Set() }),
  });

  return {
    enviando,
    /** How many are answered and may be saved. */
    prontos: respondidos.length,
    enviar: () => {
      const incompleto = respondidos.find(([, escolha]) => !estaCompleta(escolha));
      if (incompleto) {
        trabalho.setState({ conferido: true });
        focar(document.querySelector(`[data-item="${incompleto[0].id}"][data-campo="formaDaFruta"]`));
      } else if (respondidos.length > 0) void enviar(respondidos.slice(0, LIMITES.itensClassificados));
    },
  };
}

const paraEnvio = ({ altoEm, ...resto }: Escolha['classificacao']) => ({ ...resto, altoEm: [...altoEm] });

function fraseDoResultado({ classificados, alterados }: ItensClassificados): string {
  const feitos = classificados.length === 1 ? '1 item classificado' : `${classificados.length} itens classificados`;
  if (alterados.length === 0) return `${feitos} com sucesso!`;
  return alterados.length === 1
    ? `${feitos}. Outra pessoa alterou 1 item: veja na linha dele.`
    : `${feitos}. Outra pessoa alterou ${alterados.length} itens: veja na linha de cada um.`;
}
