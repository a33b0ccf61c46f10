import {
  AquisicaoNova,
  CAMPOS_DA_AQUISICAO,
  CAMPOS_DO_ITEM_COM_SALDO,
  type Aquisicao,
} from '@merenda/shared/contratos';
import { formatarCnpj, formatarCpf, lerData, paraBusca } from '@merenda/shared/formatos';
import {
  camposDoTipoAquisicao,
  MAQUINA_AQUISICAO,
  SINONIMOS_DO_ITEM,
  somar,
  valorItem,
  violacao,
  type OpcaoDoCampo,
} from '@merenda/shared/regras';
import { asc, sql } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { fornecedores, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { listarFornecedores } from '../../cadastros/index.js';
import { rotulosDaConvencao } from '../../mecanismos/convencoes.js';
import { camposDaPlanilha } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Origem, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarInteiras } from './consultas.js';
import { atualizarAquisicoes, inserirAquisicoes, NUMERO_REPETIDO, violacoesDoPrazo } from './gravacao.js';
import { lerMembros } from './em-nome-de.js';
import { violacoesNoAcervo } from './propostas.js';

const CAMPOS = { ...CAMPOS_DA_AQUISICAO, ...CAMPOS_DO_ITEM_COM_SALDO };

/**
 * Acquisitions with their winning proposals from a spreadsheet, one row for each item. A row finds its acquisition by
 * type, number and year; only a pending one changes, as in the form.
 */
export const PLANILHA_DE_AQUISICOES: Definicao<AquisicaoNova, Aquisicao> = {
  permissao: 'AQUISICOES',
  titulo: 'Licitações e contratos',
  travas: [produtos, fornecedores, aquisicoes],
  abrir: async (banco, usuario) => {
    const atuais = await listarInteiras(banco, usuario);
    const numeros = await chavesDeTodas(banco);
    const credores = await listarFornecedores(banco);
    const membros = await lerMembros(
      banco,
      credores.map(({ id }) => id),
    );
    const acervo = await banco
      .select({ id: produtos.id, nome: produtos.nome, unidadeProduto: produtos.unidadeProduto })
      .from(produtos)
      .orderBy(asc(produtos.nome));
    const rotulos = await rotulosDaConvencao(banco, 'unidades-produto');
    const unidades = new Map(acervo.map(({ id, unidadeProduto }) => [id, unidadeProduto]));
    return {
      campos: await camposDaPlanilha(banco, CAMPOS, {
        aquisicaoTipo: { sinonimos: ['Tipo de aquisição', 'Tipo da aquisição'] },
        numero: { sinonimos: ['Número da licitação', 'Número da aquisição', 'Nº'] },
        unidadeEducacional: {
          sinonimos: ['Unidade', 'Secretaria'],
          leitura: { tipo: 'opcao', opcoes: await unidadesDe(banco, usuario) },
        },
        numeroProcessoAdminis: { sinonimos: ['Número do processo', 'Processo'] },
        dataContrato: { sinonimos: ['Assinatura', 'Data'] },
        vigencia: { sinonimos: ['Vigência até', 'Fim da vigência', 'Validade'] },
        tipoDeLicitacao: { sinonimos: ['Critério de julgamento'] },
        modalidadeLicitacao: { sinonimos: ['Modalidade da licitação', 'Modalidade de licitação'] },
        fonteRecurso: { sinonimos: ['Fonte'] },
        valor: { sinonimos: ['Valor da licitação', 'Valor do contrato'] },
        fornecedor: {
          sinonimos: [
            ...['Contratado', 'Empresa', 'Vencedor', 'Empresa vencedora'],
            ...['CNPJ', 'CPF ou CNPJ', 'CNPJ do fornecedor'],
          ],
          leitura: { tipo: 'opcao', opcoes: opcoesDeFornecedores(credores), citado: 'fornecedores' },
        },
        numeroContrato: { sinonimos: ['Contrato'] },
        produto: {
          sinonimos: SINONIMOS_DO_ITEM.produto,
          leitura: {
            tipo: 'opcao',
            opcoes: acervo.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
            citado: 'produtos',
          },
        },
        descricao: { sinonimos: SINONIMOS_DO_ITEM.descricao },
        quantidade: { sinonimos: SINONIMOS_DO_ITEM.quantidade },
        precoUnidade: { sinonimos: SINONIMOS_DO_ITEM.precoUnidade },
      }),
      partes: {
        rotulo: 'Item',
        campos: Object.keys(CAMPOS_DO_ITEM_COM_SALDO),
        identidade: ['fornecedor', 'produto'],
        de: itensDe,
        // The number is that of the proposal: a row without it takes the one that another row gives.
        juntar: (guardada, lida) => ({ ...guardada, numeroContrato: null, ...lida }),
      },
      chave,
      atuais: new Map(atuais.map((aquisicao) => [chave(valoresDe(aquisicao)) ?? '', aquisicao])),
      esquema: AquisicaoNova,
      paraCorpo: (valores, partes, antes) => paraCorpo(valores, partes, antes, unidades),
      valoresDe,
      origemDe,
      conferir: (depois, antes) => {
        const recusa = antes && MAQUINA_AQUISICAO.recusa('editar', antes.status);
        return [
          ...violacao(typeof recusa === 'string', '', recusa ?? ''),
          ...violacao(!antes && numeros.has(chave(valoresDe(depois)) ?? ''), 'numero', NUMERO_REPETIDO),
          ...violacoesDoPrazo(depois),
          ...violacoesNoAcervo({ fornecedores: membros, unidades, rotulos }, depois),
        ];
      },
    };
  },
  dizer,
  inserir: inserirAquisicoes,
  atualizar: atualizarAquisicoes,
};

/** 'Parece a lista do Pregão 012/2026: 11 produtos com quantidade e preço.' null without a number and a year. */
function dizer(celulas: (campo: string) => readonly string[]): string | null {
  const [[numero], [ano]] = [celulas('numero'), celulas('ano')];
  if (numero === undefined || ano === undefined) return null;
  const nome = celulas('modalidadeLicitacao')[0] ?? celulas('aquisicaoTipo')[0] ?? 'Contrato';
  const produtosDela = celulas('produto').length;
  const quantos = produtosDela === 1 ? '1 produto' : `${produtosDela.toLocaleString('pt-BR')} produtos`;
  const ditos = [
    celulas('quantidade').length > 0 ? 'quantidade' : null,
    celulas('precoUnidade').length > 0 ? 'preço' : null,
  ].filter((um) => um !== null);
  const com = ditos.length > 0 ? ` com ${ditos.join(' e ')}` : '';
  return `Parece a lista ${FEMININO.test(nome) ? 'da' : 'do'} ${nome} ${numero}/${ano}: ${quantos}${com}.`;
}

/** 'Licitação', 'Concorrência', 'Chamada pública'; not 'Pregão'. */
const FEMININO = /^\S*(ção|a)(\s|$)/i;

function chave({ aquisicaoTipo, numero, ano }: Valores): string | null {
  const lido = AquisicaoNova.shape.numero.safeParse(numero);
  return lido.success && aquisicaoTipo && ano ? `${aquisicaoTipo} ${lido.data} ${ano}` : null;
}

/** The keys of all acquisitions, also of units that are not the user's: a number is taken in the whole municipality. */
async function chavesDeTodas(banco: Banco | Transacao): Promise<Set<string>> {
  const { aquisicaoTipo, numero, ano } = aquisicoes;
  const todas = await banco.select({ aquisicaoTipo, numero, ano }).from(aquisicoes);
  return new Set(todas.map((uma) => chave(uma) ?? ''));
}

async function unidadesDe(banco: Banco | Transacao, usuario: Contexto['usuario']) {
  const { id, nome } = unidadesEducacionais;
  return banco
    .select({ valor: id, rotulo: nome })
    .from(unidadesEducacionais)
    .where(dasUnidadesDe(usuario, sql`${id}`))
    .orderBy(asc(nome));
}

/** A supplier by its name, and by its document. */
function opcoesDeFornecedores(todos: Awaited<ReturnType<typeof listarFornecedores>>): OpcaoDoCampo[] {
  const nomes = todos.map(({ id, nome, nomeFantasia, razaoSocial }) => ({
    valor: id,
    rotulo: nome ?? nomeFantasia ?? razaoSocial ?? '',
  }));
  const documentos = todos.map(({ id, cpf, cnpj }) => ({
    valor: id,
    rotulo: cpf ? formatarCpf(cpf) : formatarCnpj(cnpj ?? ''),
  }));
  return [...nomes, ...documentos];
}

/** The rows of one supplier are its proposal, unless they name two contracts; a row without a number is in its first. */
function propostasDe(partes: readonly Valores[]) {
  const propostas: { fornecedor: Valores[string]; numeroContrato: string | null; linhas: number[] }[] = [];
  for (const [i, { fornecedor = null, numeroContrato }] of partes.entries()) {
    const numero = typeof numeroContrato === 'string' ? numeroContrato : null;
    const sua = propostas.find(
      (uma) =>
        uma.fornecedor === fornecedor &&
        (numero === null || uma.numeroContrato === null || paraBusca(uma.numeroContrato) === paraBusca(numero)),
    );
    if (sua) {
      sua.linhas.push(i);
      sua.numeroContrato ??= numero;
    } else propostas.push({ fornecedor, numeroContrato: numero, linhas: [i] });
  }
  return propostas;
}

function paraCorpo(
  { unidadeEducacional, valor, ...valores }: Valores,
  partes: readonly Valores[],
  antes: Aquisicao | undefined,
  unidades: ReadonlyMap<number, string>,
): unknown {
  const guardados = new Map(
    antes?.propostasVencedoras.map(({ fornecedor, numeroContrato }) => [fornecedor.id, numeroContrato]),
  );
  const itens = partes.map(({ fornecedor, produto, descricao, quantidade, precoUnidade }) => ({
    ...(produto !== undefined && { produto: { id: produto } }),
    descricao,
    quantidade,
    precoUnidade,
    unidadeProduto: typeof produto === 'number' ? unidades.get(produto) : '',
    emNomeDe: antes && emNomeDeAntes(antes, fornecedor, produto),
  }));
  return {
    ...valores,
    ...(unidadeEducacional !== undefined && { unidadeEducacional: { id: unidadeEducacional } }),
    valor: valor ?? somaDe(partes),
    propostasVencedoras: propostasDe(partes).map(({ fornecedor, numeroContrato, linhas }) => ({
      ...(fornecedor !== null && { fornecedor: { id: fornecedor } }),
      numeroContrato: numeroContrato ?? guardados.get(Number(fornecedor)),
      itens: linhas.map((i) => itens[i]),
    })),
  };
}

/** The file does not say in whose name an item is sold: it stays as it is, and its sum is checked again. */
const emNomeDeAntes = (
  { propostasVencedoras }: Aquisicao,
  fornecedor: Valores[string] | undefined,
  produto: Valores[string] | undefined,
): Aquisicao['propostasVencedoras'][number]['itens'][number]['emNomeDe'] | undefined =>
  propostasVencedoras
    .find((proposta) => proposta.fornecedor.id === fornecedor)
    ?.itens.find((item) => item.produto.id === produto)?.emNomeDe;

/** The sum of the items, in R$; undefined while one of them lacks a figure. */
function somaDe(partes: readonly Valores[]): number | undefined {
  const valores = partes.flatMap(({ quantidade, precoUnidade }) =>
    typeof quantidade === 'number' && typeof precoUnidade === 'number' ? [valorItem({ quantidade, precoUnidade })] : [],
  );
  return valores.length === partes.length ? somar(valores).toNumber() : undefined;
}

/** Where an error of what the file does not have is shown. */
const COLUNA_DO_CAMPO: Readonly<Record<string, string>> = { unidadeProduto: 'produto', emNomeDe: 'quantidade' };

/** A path below the proposals is at the row of its item; one of the proposal itself at its first row. */
function origemDe([campo = '', proposta, ...resto]: readonly string[], partes: readonly Valores[]): Origem {
  if (campo !== 'propostasVencedoras') return { campo };
  const linhas = propostasDe(partes)[Number(proposta)]?.linhas ?? [];
  const [daProposta = 'produto', item, doItem = 'produto'] = resto;
  const [nome, parte] = daProposta === 'itens' ? [doItem, linhas[Number(item)]] : [daProposta, linhas[0]];
  return { campo: COLUNA_DO_CAMPO[nome] ?? nome, ...(parte !== undefined && { parte }) };
}

const valoresDe = (aquisicao: AquisicaoNova | Aquisicao): Valores => ({
  aquisicaoTipo: aquisicao.aquisicaoTipo,
  numero: aquisicao.numero,
  ano: aquisicao.ano,
  unidadeEducacional: aquisicao.unidadeEducacional.id,
  objeto: aquisicao.objeto,
  numeroProcessoAdminis: aquisicao.numeroProcessoAdminis,
  dataContrato: lerData(aquisicao.dataContrato),
  vigencia: lerData(aquisicao.vigencia),
  ...camposDoTipoAquisicao(aquisicao),
  valor: aquisicao.valor,
});

const itensDe = ({ propostasVencedoras }: AquisicaoNova | Aquisicao): Valores[] =>
  propostasVencedoras.flatMap(({ fornecedor, numeroContrato, itens }) =>
    itens.map(({ produto, descricao, quantidade, precoUnidade }) => ({
      fornecedor: fornecedor.id,
      numeroContrato,
      produto: produto.id,
      descricao: descricao || null,
      quantidade,
      precoUnidade,
    })),
  );
