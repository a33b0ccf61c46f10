import type { Cliente } from './api.js';

/** Ids of the records in the reports about one record. */
export interface Registros {
  estoque: number;
  unidade: number;
  aquisicao: number;
  solicitacao: number;
  /** The delivery of `solicitacao`. */
  recebimento: number;
  refeicao: number;
  movimentacao: number;
  kit: number;
  lote: number;
  /** An open count of `estoque`. */
  contagem: number;
  preparo: number;
  prato: number;
  /** Two weeks that end today, DDMMYYYY. */
  de: string;
  para: string;
  /** Until this day only the demonstration binds menus; other tests bind their own to today. DDMMYYYY. */
  ontem: string;
}

interface Id {
  id: number;
}

/** The unit of the records. */
export const ORIGEM = 'ESCOLA MUNICIPAL JARDIM DAS ACÁCIAS';
const DESTINO = 'ESCOLA MUNICIPAL VALE VERDE';

/**
 * Finds these records in the demonstration and creates the missing ones: a meal with its leftover, a movement with a
 * loss, a correction, a kit, a count.
 */
export async function prepararRegistros(cliente: Cliente): Promise<Registros> {
  const { chamar, estoqueDe } = cliente;
  const {
    id: estoque,
    unidadeEducacional: { id: unidade },
  } = estoqueDe(ORIGEM);
  const { hoje } = await chamar<{ hoje: string }>('GET', 'relogio');
  const solicitacoes = await chamar<(Id & { status: string })[]>('GET', 'solicitacoes');
  const [aquisicao] = await chamar<Id[]>('GET', 'aquisicoes');
  const [preparo] = await chamar<Id[]>('GET', 'preparos');
  const [prato] = await chamar<Id[]>('GET', 'pratos');
  const solicitacao = idDe(solicitacoes.find(({ status }) => status === 'RECEBIDA'));
  const { recebimentos } = await chamar<{ recebimentos: Id[] }>('GET', `relatorios/recebimentos-compra/${solicitacao}`);
  const lotes = await lotesValidos(cliente, estoque, hoje);
  await chamar('POST', `estoques/${estoque}/balancos/produtos-estoque/${lotes[0].id}`, {
    quantidadeAnterior: lotes[0].quantidade,
    novaQuantidade: lotes[0].quantidade + 0.5,
  });
  return {
    estoque,
    unidade,
    aquisicao: idDe(aquisicao),
    solicitacao,
    recebimento: idDe(recebimentos[0]),
    refeicao: await servir(cliente, unidade, hoje),
    movimentacao: await mover(cliente, estoque, lotes[1].id),
    kit: await entregarKit(cliente, estoque, unidade, lotes[2].produtoLote.id),
    lote: lotes[0].produtoLote.id,
    contagem: idDe(
      await chamar<Id>('POST', `estoques/${estoque}/contagens`, {
        asCegas: false,
        comZerados: false,
        outraPessoaConfirma: false,
      }),
    ),
    preparo: idDe(preparo),
    prato: idDe(prato),
    de: diasAntes(hoje, 14),
    para: hoje.replaceAll('/', ''),
    ontem: diasAntes(hoje, 1),
  };
}

function idDe(registro: Id | undefined): number {
  if (!registro) throw new Error('the demonstration lacks a record that a report needs');
  return registro.id;
}

interface Lote extends Id {
  quantidade: number;
  produtoLote: Id & { dataValidade: string };
}

/** Three lots that are not expired and not empty. */
async function lotesValidos({ chamar }: Cliente, estoque: number, hoje: string): Promise<[Lote, Lote, Lote]> {
  const iso = (data: string) => data.split('/').reverse().join('-');
  const lotes = await chamar<Lote[]>('GET', `estoques/${estoque}/produtos-estoque`);
  const [um, dois, tres] = lotes
    .filter(({ quantidade, produtoLote }) => quantidade >= 5 && iso(produtoLote.dataValidade) > iso(hoje))
    .reverse();
  if (!um || !dois || !tres) throw new Error('the demonstration lacks lots');
  return [um, dois, tres];
}

/** Cooks one of today's dishes for five students, and weighs the leftover. */
async function servir({ chamar }: Cliente, unidade: number, hoje: string): Promise<number> {
  const dia = hoje.replaceAll('/', '');
  const lancados = await chamar<(Id & { pratos: { hora: string; tipo: string; prato: Id; refeicao: Id | null }[] })[]>(
    'GET',
    `cardapios-calendario/data=${dia};unidade=${unidade}/cardapios`,
  );
  const [livre] = lancados.flatMap((lancamento) =>
    lancamento.pratos.filter(({ refeicao }) => !refeicao).map((prato) => ({ ...prato, lancamento: lancamento.id })),
  );
  if (!livre) throw new Error('the demonstration has no dish to serve today');
  const { hora, tipo, prato, lancamento } = livre;
  const refeicao = await chamar<Id>('POST', 'refeicoes', {
    dia: hoje,
    prato: { id: prato.id },
    tipo,
    hora,
    quantidadeDePessoas: 5,
    acrescimo: 0,
    lancamentoCardapio: { id: lancamento },
    unidadeEducacional: { id: unidade },
  });
  await chamar('POST', `refeicoes/${refeicao.id}/abatimento`);
  await chamar('PATCH', `refeicoes/${refeicao.id}?sobras=0.75`);
  return refeicao.id;
}

/** Sends two packages to another unit, where one arrives damaged. */
async function mover({ chamar, estoqueDe }: Cliente, estoque: number, linha: number): Promise<number> {
  const destino = estoqueDe(DESTINO).id;
  const { id, produtos } = await chamar<Id & { produtos: Id[] }>('POST', `estoques/${estoque}/movimentar/${destino}`, [
    { produtoEstoque: { id: linha }, quantidade: 2 },
  ]);
  await chamar('PUT', 'estoques/movimentacoes/receber', {
    idEstoque: destino,
    idMovimentacao: id,
    tipoObservacao: 'DANIFICADO',
    observacao: 'Uma embalagem rasgada.',
    perdas: [{ produto: { id: idDe(produtos[0]) }, quantidade: 1 }],
  });
  return id;
}

async function entregarKit({ chamar }: Cliente, estoque: number, unidade: number, lote: number): Promise<number> {
  const { idIEscolar } = await chamar<{ idIEscolar: number }>('GET', `unidades-educacionais/${unidade}`);
  const ano = new Date().getFullYear();
  const { turmas } = await chamar<{ turmas: Id[] }>('GET', `gestao-escolar/turmas?unidade=${unidade}&anoLetivo=${ano}`);
  const turmaId = idDe(turmas[0]);
  const alunoId = idDe(
    (await chamar<Id[]>('GET', `gestao-escolar/alunos?unidade=${unidade}&turma=${turmaId}&ano=${ano}`))[0],
  );
  const kit = await chamar<Id>('POST', `estoques/${estoque}/produtos-estoque/kit`, {
    nome: 'ALUNO DO RECIBO',
    alunoId,
    turmaId,
    escolaId: idIEscolar,
    produtosKits: [{ produtoLoteFk: lote, quantidade: 1 }],
  });
  return kit.id;
}

/** DD/MM/YYYY → DDMMYYYY of the day that many days earlier. */
function diasAntes(data: string, dias: number): string {
  const [dia = 0, mes = 0, ano = 0] = data.split('/').map(Number);
  return new Date(Date.UTC(ano, mes - 1, dia - dias)).toISOString().replace(/^(\d{4})-(\d{2})-(\d{2}).*/, '$3$2$1');
}
