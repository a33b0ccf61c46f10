import type { SaidaNova, SaidasNovas } from '@merenda/shared/contratos';
import {
  limitesDaSaida,
  violacoesDaPrecisao,
  violacoesDaSaida,
  violacoesDoRecolhimento,
  violacoesDoVencido,
} from '@merenda/shared/regras';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { NUMERIC_DE_EMBALAGENS } from '../../banco/esquema/colunas.js';
import { produtoLotes, produtosEstoque, saidas } from '../../banco/esquema/estoque/estoques.js';
import { preparada } from '../../banco/preparada.js';
import { comRepeticao, emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { auditarVarios } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import {
  exigirLimites,
  exigirSaldos,
  lancarTodos,
  travarLinhaDe,
  travarLinhasDe,
  type SaidaDaLinha,
} from './kardex.js';

/** Which line, what leaves it, and who takes it. */
interface SaidaComAutor {
  estoqueId: number;
  produtoEstoqueId: number;
  saida: SaidaNova;
  autor: number;
  endereco: string;
  sessao: string;
}

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
  const { ip: endereco, sessao } = contexto;
  const pedida = { estoqueId, produtoEstoqueId, saida, autor: contexto.usuario.id, endereco, sessao };
  const comum =
    saida.quantidade >= SEMPRE_ACEITA &&
    violacoesDaPrecisao(saida.quantidade, 0).length === 0 &&
    // The one statement does not read the expiry of the lot.
    saida.tipoSaidaDireta !== 'VENCIDO';
  // Without an `Idempotency-Key`, which is a part of the transaction, the statement needs no BEGIN and no COMMIT.
  const sozinha = comum && !contexto.escrita;
  if (sozinha && (await comRepeticao(() => sairDeUmaVez(contexto.banco, pedida)))) return;
  await emTransacao(contexto, async (tx) => {
    if (comum && !sozinha && (await sairDeUmaVez(tx, pedida))) return;
    await sairPassoAPasso(tx, pedida);
  });
}

/**
 * The exit in one statement: it locks the line, checks the balance, and writes the balance, the document, the ledger
 * and the audit line. Returns false, and has written nothing, when the line is not in the stock, holds less, or does not leave
 * as this type.
 */
async function sairDeUmaVez(banco: Banco, { saida, ...resto }: SaidaComAutor): Promise<boolean> {
  const escritas = await saidaInteira(banco).execute({
    ...resto,
    ...saida,
    quantidade: String(saida.quantidade),
    saida: JSON.stringify(saida),
    agora: agora().toISOString(),
  });
  return escritas.length > 0;
}

/** The exit under the lock of the line, with every check and its sentence. */
async function sairPassoAPasso(tx: Transacao, { estoqueId, produtoEstoqueId, saida }: SaidaComAutor): Promise<void> {
  const linha = await travarLinhaDe(tx, estoqueId, produtoEstoqueId);
  const { quantidade, ...comum } = saida;
  const [recusada] = violacoesDoRecolhimento(comum.tipoSaidaDireta, linha.bloqueado);
  if (recusada) throw conflito(recusada.mensagem, [recusada]);
  const saidas = [{ linha, quantidade, campo: 'quantidade' }];
  await exigirVencidos(tx, comum.tipoSaidaDireta, [{ linha, campo: 'tipoSaidaDireta' }]);
  await exigirSaldos(tx, saidas);
  await exigirLimites(tx, saidas, violacoesDaSaida);
  await gravarSaidas(tx, comum, saidas);
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
      return linha ? [{ linha, quantidade, campo: `linhas.${posicao}.quantidade` }] : [];
    });
    const recusadas = saidas.flatMap(({ linha, campo }) =>
      violacoesDoRecolhimento(comum.tipoSaidaDireta, linha.bloqueado).map(({ mensagem }) => ({ campo, mensagem })),
    );
    const [recusada] = recusadas;
    if (recusada) throw conflito(recusada.mensagem, recusadas);
    await exigirVencidos(tx, comum.tipoSaidaDireta, saidas);
    await exigirSaldos(tx, saidas);
    await exigirLimites(tx, saidas, violacoesDaSaida);
    await gravarSaidas(tx, comum, saidas);
  });
}

/** Throws 422, each at its field, for lots that leave as VENCIDO and are not past their expiry date. */
async function exigirVencidos(
  tx: Transacao,
  tipo: SaidaNova['tipoSaidaDireta'],
  saidas: readonly Pick<SaidaDaLinha, 'linha' | 'campo'>[],
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
  const [primeiro, ...demais] = saidas.flatMap(({ linha, campo }) =>
    violacoesDoVencido(tipo, validadeDe.get(linha.id) ?? '', hoje()).map(({ mensagem }) => ({ campo, mensagem })),
  );
  if (primeiro) throw invalido([primeiro, ...demais]);
}

/** Writes the exits of locked lines, each line once: documents, ledger and audit lines. */
async function gravarSaidas(
  tx: Transacao,
  { tipoSaidaDireta, observacao }: Omit<SaidaNova, 'quantidade'>,
  pedidas: readonly SaidaDaLinha[],
): Promise<void> {
  const usuarioId = exigirAutor(tx);
  const documentos = await tx
    .insert(saidas)
    .values(
      pedidas.map(({ linha, quantidade }) => ({
        produtoEstoqueId: linha.id,
        tipoSaidaDireta,
        observacao,
        quantidade: String(quantidade),
        usuarioId,
      })),
    )
    .returning({ id: saidas.id, produtoEstoqueId: saidas.produtoEstoqueId });
  const documentoDe = new Map(documentos.map(({ id, produtoEstoqueId }) => [produtoEstoqueId, id]));
  const saldos = await lancarTodos(
    tx,
    pedidas.map(({ linha, quantidade }) => ({
      produtoEstoqueId: linha.id,
      quantidade: `-${quantidade}`,
      tipo: tipoSaidaDireta === 'RECOLHIMENTO' ? 'RECOLHIMENTO' : 'SAIDA',
      documento: 'saidas',
      documentoId: documentoDe.get(linha.id) ?? null,
      observacao,
    })),
  );
  await auditarVarios(
    tx,
    pedidas.map(({ linha, quantidade }, posicao) => ({
      entidade: 'produtos-estoque',
      id: linha.id,
      acao: 'SAIDA',
      antes: { quantidade: Number(linha.quantidade) },
      depois: {
        quantidade: Number(saldos[posicao]),
        saida: { tipoSaidaDireta, observacao, quantidade: Number(quantidade) },
      },
    })),
  );
}

const LINHA = sql`${sql.placeholder('produtoEstoqueId')}::int`;
const QUANTIDADE = sql`${sql.placeholder('quantidade')}::${NUMERIC_DE_EMBALAGENS}`;
const TIPO = sql`${sql.placeholder('tipoSaidaDireta')}::text`;
const OBSERVACAO = sql`${sql.placeholder('observacao')}::text`;
const AUTOR = sql`${sql.placeholder('autor')}::int`;

const saidaInteira = preparada((banco) => {
  const linha = banco.$with('linha', {}).as(sql`
    update produtos_estoque set quantidade = quantidade - ${QUANTIDADE}
    where id = ${LINHA} and estoque_id = ${sql.placeholder('estoqueId')}::int and excluido_em is null and quantidade >= ${QUANTIDADE}
      and bloqueado = (${TIPO} = 'RECOLHIMENTO')
    returning id, quantidade as saldo`);
  const documento = banco.$with('documento', {}).as(sql`
    insert into saidas (produto_estoque_id, tipo_saida_direta, observacao, quantidade, usuario_id)
    select id, ${TIPO}, ${OBSERVACAO}, ${QUANTIDADE}, ${AUTOR} from linha returning id`);
  const noKardex = banco.$with('no_kardex', {}).as(sql`
    insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, observacao, usuario_id, quando)
    select linha.id, -${QUANTIDADE}, linha.saldo, case ${TIPO} when 'RECOLHIMENTO' then 'RECOLHIMENTO' else 'SAIDA' end, 'saidas', documento.id, ${OBSERVACAO}, ${AUTOR}, ${sql.placeholder('agora')}::timestamptz
    from linha, documento`);
  const trilha = banco.$with('trilha', {}).as(sql`
    insert into auditoria (endereco, sessao, entidade, entidade_id, acao, antes, depois)
    select ${sql.placeholder('endereco')}::text, ${sql.placeholder('sessao')}::text, 'produtos-estoque', id, 'SAIDA', jsonb_build_object('quantidade', trim_scale(saldo + ${QUANTIDADE})),
      jsonb_build_object('quantidade', trim_scale(saldo), 'saida', ${sql.placeholder('saida')}::jsonb)
    from linha`);
  return banco
    .with(linha, documento, noKardex, trilha)
    .select({ id: sql<number>`id` })
    .from(sql`linha`)
    .prepare('saida_inteira');
});
