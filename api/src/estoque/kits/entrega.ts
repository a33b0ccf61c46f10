import type { Kit, KitNovo, KitsTurmaNovo } from '@merenda/shared/contratos';
import { em, vencido, violacoesDoKit, type Violacao } from '@merenda/shared/regras';
import { and, eq, inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { produtoLotes, produtosEstoque, estoques } from '../../banco/esquema/estoque/estoques.js';
import { kitProdutos, kits } from '../../banco/esquema/estoque/kits.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { escritorDaLinha } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import {
  lancarTodos,
  recusarBloqueadas,
  recusarFaltas,
  travarLinhasDe,
  type LinhaTravada,
} from '../estoques/kardex.js';
import { buscarKits } from './consultas.js';

/**
 * Hands the same kit to each of the students, all or none. 404 for a lot that is not in the stock, 409 when a lot is
 * blocked or holds less than all students need, 422 for an expired lot. School, class and students are checked before: `exigirEscola`,
 * `conferirDestinatarios`, which tells the school year of the class.
 */
export function entregarKits(
  contexto: Contexto,
  estoqueId: number,
  entrega: KitsTurmaNovo,
  anoLetivo: number | null,
): Promise<Kit[]> {
  return emTransacao(contexto, (tx) => entregar(tx, estoqueId, { ...entrega, anoLetivo }));
}

/** Like `entregarKits`, for one student. */
export function entregarKit(
  contexto: Contexto,
  estoqueId: number,
  { alunoId, nome, ...entrega }: KitNovo,
  anoLetivo: number | null,
): Promise<Kit> {
  return emTransacao(contexto, async (tx) =>
    primeira(await entregar(tx, estoqueId, { ...entrega, anoLetivo, alunos: [{ alunoId, nome }] })),
  );
}

type Entrega = KitsTurmaNovo & Pick<Kit, 'anoLetivo'>;

async function entregar(tx: Transacao, estoqueId: number, entrega: Entrega): Promise<Kit[]> {
  const linhas = await travarLotes(tx, estoqueId, entrega.produtosKits);
  await recusarBloqueadas(
    tx,
    linhas.map((linha, posicao) => ({ linha, campo: `produtosKits.${posicao}.produtoLoteFk` })),
  );
  await exigirSaldo(tx, linhas, entrega);
  const ids: number[] = [];
  for (const aluno of entrega.alunos) ids.push(await entregarUm(tx, estoqueId, entrega, aluno, linhas));
  return buscarKits(tx, inArray(kits.id, ids));
}

type Aluno = KitsTurmaNovo['alunos'][number];

async function entregarUm(
  tx: Transacao,
  estoqueId: number,
  entrega: Entrega,
  { alunoId, nome }: Aluno,
  linhas: LinhaTravada[],
): Promise<number> {
  const { turmaId, escolaId, anoLetivo, produtosKits } = entrega;
  if (tx.autor === null) throw new Error('a kit needs who hands it over');
  const kit = { estoqueId, nome, alunoId, turmaId, escolaId, anoLetivo, data: hoje(), usuarioId: tx.autor };
  const { id } = primeira(await tx.insert(kits).values(kit).returning({ id: kits.id }));
  const saidas = produtosKits.map(({ quantidade }, posicao) => {
    const linha = linhas[posicao];
    if (!linha) throw new Error('a line of the kit was not locked');
    return { produtoEstoqueId: linha.id, quantidade: String(quantidade) };
  });
  await tx.insert(kitProdutos).values(saidas.map((saida) => ({ kitId: id, ...saida })));
  await lancarTodos(
    tx,
    saidas.map(({ produtoEstoqueId, quantidade }) => ({
      produtoEstoqueId,
      quantidade: `-${quantidade}`,
      tipo: 'KIT',
      documento: 'kits',
      documentoId: id,
    })),
  );
  // The student's name is not written to the audit trail: it could not be erased there.
  await auditar(tx, {
    entidade: 'kits',
    id,
    acao: 'CRIAR',
    depois: { estoqueId, alunoId, turmaId, escolaId, anoLetivo, produtosKits },
  });
  return id;
}

/** Throws 422 unless the school is the stock's unit in the school system. */
export async function exigirEscola(banco: Banco, estoqueId: number, escolaId: number): Promise<void> {
  const [unidade] = await banco
    .select({ idIEscolar: unidadesEducacionais.idIEscolar })
    .from(estoques)
    .innerJoin(unidadesEducacionais, eq(unidadesEducacionais.id, estoques.unidadeEducacionalId))
    .where(eq(estoques.id, estoqueId));
  if (unidade?.idIEscolar !== escolaId)
    throw invalido([{ campo: 'escolaId', mensagem: 'A escola não é a deste estoque.' }]);
}

/** Locks the lines of the lots, in the order of the request. */
async function travarLotes(
  tx: Transacao,
  estoqueId: number,
  produtos: KitsTurmaNovo['produtosKits'],
): Promise<LinhaTravada[]> {
  const lotes = produtos.map(({ produtoLoteFk }) => produtoLoteFk);
  const achadas = await tx
    .select({
      id: produtosEstoque.id,
      lote: produtosEstoque.produtoLoteId,
      dataValidade: produtoLotes.dataValidade,
      numero: produtoLotes.numero,
    })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(and(eq(produtosEstoque.estoqueId, estoqueId), inArray(produtosEstoque.produtoLoteId, lotes)));
  const porLote = new Map(achadas.map((linha) => [linha.lote, linha]));
  const ids = lotes.map((lote, posicao) => {
    const linha = porLote.get(lote);
    if (!linha) throw naoEncontrado('O produto não está neste estoque.');
    if (vencido(linha.dataValidade, hoje()))
      throw invalido([
        { campo: `produtosKits.${posicao}.produtoLoteFk`, mensagem: `O lote ${linha.numero} está vencido.` },
      ]);
    return linha.id;
  });
  return travarLinhasDe(tx, estoqueId, ids);
}

async function exigirSaldo(
  tx: Transacao,
  linhas: readonly LinhaTravada[],
  { produtosKits, alunos }: KitsTurmaNovo,
): Promise<void> {
  const erros: Violacao[] = [];
  for (const [posicao, linha] of linhas.entries()) {
    const quantidade = produtosKits[posicao]?.quantidade ?? 0;
    if (violacoesDoKit(quantidade, linha.quantidade, alunos.length).length === 0) continue;
    const escrever = await escritorDaLinha(tx, linha.id);
    erros.push(...em(`produtosKits.${posicao}`, violacoesDoKit(quantidade, linha.quantidade, alunos.length, escrever)));
  }
  recusarFaltas(erros);
}
