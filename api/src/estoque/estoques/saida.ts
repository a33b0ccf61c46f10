import type { SaidaNova, SaidasNovas } from '@merenda/shared/contratos';
import {
  limitesDaSaida,
  violacoesDaPrecisao,
  violacoesDaSaida,
  violacoesDoRecolhimento,
  violacoesDoVencido,
} from '@merenda/shared/regras';
import { eq, inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { produtoLotes, produtosEstoque, saidas } from '../../banco/esquema/estoque/estoques.js';
import { comRepeticao, emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { documentosNovos } from './documentos.js';
import { lancarSaida, lancarTodos, type LinhaDoKardex } from './kardex.js';
import { travarLinhaDe, travarLinhasDe } from './linhas.js';
import { exigirLimites, exigirSaldos, type SaidaDaLinha } from './recusas.js';

/** From this quantity on the minimum of a direct exit is met with any balance. */
const SEMPRE_ACEITA = limitesDaSaida(Infinity).min;

/**
 * A direct exit from a line. 404 when the line is not in the stock, 409 when it holds less, or when a blocked lot leaves
 * in another way than as a recall, 422 below the minimum quantity, or as VENCIDO before the lot has expired.
 */
export async function registrarSaida(
  contexto: Contexto,
  estoqueId: number,
  produtoEstoqueId: number,
  saida: SaidaNova,
): Promise<void> {
  const { banco, usuario, ip: endereco, sessao, escrita } = contexto;
  const direta = (onde: Contexto['banco'] | Transacao): Promise<boolean> =>
    lancarSaida(onde, { autor: usuario.id, endereco, sessao }, estoqueId, {
      ...aLancar(produtoEstoqueId, saida),
      tipoSaidaDireta: saida.tipoSaidaDireta,
    });
  const comum =
    saida.quantidade >= SEMPRE_ACEITA &&
    violacoesDaPrecisao(saida.quantidade, 0).length === 0 &&
    // The direct way does not read the expiry of the lot.
    saida.tipoSaidaDireta !== 'VENCIDO';
  // Without an `Idempotency-Key`, which is a part of the transaction, the statement needs no BEGIN and no COMMIT.
  if (comum && !escrita && (await comRepeticao(() => direta(banco)))) return;
  await emTransacao(contexto, async (tx) => {
    if (comum && escrita && (await direta(tx))) return;
    const linha = await travarLinhaDe(tx, estoqueId, produtoEstoqueId);
    await sair(tx, saida, [
      { linha, quantidade: saida.quantidade, campo: 'quantidade', campoDoTipo: 'tipoSaidaDireta' },
    ]);
  });
}

/** Direct exits of several lots of one stock for one reason: all or none. Each is refused as `registrarSaida` refuses it. */
export function registrarSaidas(
  contexto: Contexto,
  estoqueId: number,
  { linhas: pedidas, ...comum }: SaidasNovas,
): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const linhas = await travarLinhasDe(
      tx,
      estoqueId,
      pedidas.map(({ produtoEstoque }) => produtoEstoque.id),
    );
    const saidas = pedidas.flatMap(({ quantidade }, posicao) => {
      const linha = linhas[posicao];
      const campo = `linhas.${posicao}.quantidade`;
      return linha ? [{ linha, quantidade, campo, campoDoTipo: campo }] : [];
    });
    await sair(tx, comum, saidas);
  });
}

/** A direct exit from a locked line. `campoDoTipo`: where the request is refused for the type of the exit. */
interface SaidaPedida extends SaidaDaLinha {
  quantidade: number;
  campoDoTipo: string;
}

/** Direct exits from locked lines, each line once, with every check and its sentence. */
async function sair(
  tx: Transacao,
  comum: Omit<SaidaNova, 'quantidade'>,
  pedidas: readonly SaidaPedida[],
): Promise<void> {
  const recusadas = pedidas.flatMap(({ linha, campoDoTipo }) =>
    violacoesDoRecolhimento(comum.tipoSaidaDireta, linha.bloqueado).map(({ mensagem }) => ({
      campo: campoDoTipo,
      mensagem,
    })),
  );
  const [recusada] = recusadas;
  if (recusada) throw conflito(recusada.mensagem, recusadas);
  await exigirVencidos(tx, comum.tipoSaidaDireta, pedidas);
  await exigirSaldos(tx, pedidas);
  await exigirLimites(tx, pedidas, violacoesDaSaida);
  await lancarTodos(
    tx,
    pedidas.map(({ linha, quantidade }, novo) => ({ ...aLancar(linha.id, { ...comum, quantidade }), novo })),
    {
      documentos: saidasNovas(
        pedidas.map(({ linha, quantidade }) => ({
          documento: {
            ...comum,
            produtoEstoqueId: linha.id,
            quantidade: String(quantidade),
            usuarioId: exigirAutor(tx),
          },
        })),
      ),
    },
  );
}

const saidasNovas = documentosNovos('saidas_novas', {
  tabela: saidas,
  colunas: ['produtoEstoqueId', 'tipoSaidaDireta', 'observacao', 'quantidade', 'usuarioId'],
});

const aLancar = (produtoEstoqueId: number, { tipoSaidaDireta, observacao, quantidade }: SaidaNova): LinhaDoKardex => ({
  produtoEstoqueId,
  quantidade: `-${quantidade}`,
  tipo: tipoSaidaDireta === 'RECOLHIMENTO' ? 'RECOLHIMENTO' : 'SAIDA',
  documento: 'saidas',
  documentoId: null,
  observacao,
  ato: { acao: 'SAIDA', antes: {}, depois: { saida: { tipoSaidaDireta, observacao, quantidade } } },
});

/** Throws 422, each at its field, for lots that leave as VENCIDO and are not past their expiry date. */
async function exigirVencidos(
  tx: Transacao,
  tipo: SaidaNova['tipoSaidaDireta'],
  saidas: readonly SaidaPedida[],
): Promise<void> {
  if (tipo !== 'VENCIDO') return;
  const lotes = await tx
    .select({ linha: produtosEstoque.id, dataValidade: produtoLotes.dataValidade })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(
      inArray(
        produtosEstoque.id,
        saidas.map(({ linha }) => linha.id),
      ),
    );
  const validadeDe = new Map(lotes.map(({ linha, dataValidade }) => [linha, dataValidade]));
  const [primeiro, ...demais] = saidas.flatMap(({ linha, campoDoTipo }) =>
    violacoesDoVencido(tipo, validadeDe.get(linha.id) ?? '', hoje()).map(({ mensagem }) => ({
      campo: campoDoTipo,
      mensagem,
    })),
  );
  if (primeiro) throw invalido([primeiro, ...demais]);
}
