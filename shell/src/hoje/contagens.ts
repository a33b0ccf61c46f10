import { queryClient, useSessao, useUnidadeAtual, usePorPin } from '@merenda/shared';
import { FIGURAS, type Cartao, type Figura } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { cartoesDe } from '@merenda/shared/regras';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rotuloDe, TELA_DA_FIGURA } from './figuras.js';
import { consultaDoCartao, FAMILIA } from './hoje.api.js';

/** The figures that are counted beside the entry of their screen: work that waits there. */
const CONTADAS: readonly Figura[] = [
  'PEDIDOS_DE_APROVACAO',
  'SOLICITACOES_PENDENTES',
  'LOTES_VENCIDOS',
  'LOTES_EM_7_DIAS',
  'MOVIMENTACOES_A_RECEBER',
  'REFEICOES_POR_REGISTRAR',
  'REFEICOES_POR_EXECUTAR',
];

/** What waits at a screen. */
export interface Contagem {
  quantas: number;
  /** '2 refeições por registrar, 1 refeição por executar' */
  descricao: string;
}

/** What is counted of the user's work, and the unit on which the user works; nothing for a user without units and by PIN. */
export function useContadas() {
  const usuario = useSessao(({ auth }) => auth.usuario);
  const porPin = usePorPin();
  const cartoes =
    usuario && !porPin && usuario.estoques.length > 0 ? cartoesDe(usuario.permissoes).filter(temContada) : [];
  const [atual] = useUnidadeAtual();
  const unidade = atual?.unidadeEducacional.id;
  const lidas = useQueries({ queries: cartoes.map((cartao) => consultaDoCartao(cartao, unidade)) })
    .flatMap(({ data = [] }) => data)
    .filter(({ figura }) => CONTADAS.includes(figura));
  return { lidas, unidade };
}

/**
 * What waits at the screens of the menu, by their addresses; nothing where nothing waits, for a user without units, and
 * in a session by PIN.
 * The figures are those of the home, and the number of notifications is that of the account. They are read again when
 * another screen opens, unless they were read a moment ago.
 * @param pathname the address of the screen
 */
export function useContagens(pathname: string): ReadonlyMap<string, Contagem> {
  const notificacoes = useSessao(({ auth }) => auth.totalDeNotificacoes);
  const { lidas } = useContadas();
  useEffect(() => {
    void queryClient.refetchQueries({ queryKey: FAMILIA, type: 'active', stale: true });
  }, [pathname]);

  const contagens = new Map<string, Contagem>();
  const contar = (caminho: string, quantas: number, rotulo: string) => {
    if (quantas === 0) return;
    const antes = contagens.get(caminho);
    const descricao = `${formatarQuantidade(quantas)} ${rotulo}`;
    contagens.set(caminho, {
      quantas: quantas + (antes?.quantas ?? 0),
      descricao: antes ? `${antes.descricao}, ${descricao}` : descricao,
    });
  };
  for (const { figura, valor } of lidas) contar(TELA_DA_FIGURA[figura], valor, rotuloDe(figura, valor, null));
  contar('/notificacao', notificacoes, notificacoes === 1 ? 'notificação' : 'notificações');
  return contagens;
}

const temContada = (cartao: Cartao): boolean => CONTADAS.some((figura) => FIGURAS[figura].cartao === cartao);
