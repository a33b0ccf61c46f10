import { AquisicaoNova, ROTULOS_TIPO_AQUISICAO, type Aquisicao } from '@merenda/shared/contratos';
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
import { rotulosDaConvencao, opcoesDaConvencao } from '../../mecanismos/convencoes.js';
import { data, dinheiro, numero, opcao, registro, texto } from '../../mecanismos/importacoes/campos.js';
import type { Definicao, Origem, Valores } from '../../mecanismos/importacoes/importavel.js';
import { opcoesDosRotulos } from '../../mecanismos/importacoes/opcoes.js';
import { listarInteiras } from './consultas.js';
import { atualizarAquisicoes, inserirAquisicoes, NUMERO_REPETIDO, violacoesDoPrazo } from './gravacao.js';
import { violacoesNoAcervo } from './propostas.js';

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
    const acervo = await banco
      .select({ id: produtos.id, nome: produtos.nome, unidadeProduto: produtos.unidadeProduto })
      .from(produtos)
      .orderBy(asc(produtos.nome));
    const rotulos = await rotulosDaConvencao(banco, 'unidades-produto');
    const unidades = new Map(acervo.map(({ id, unidadeProduto }) => [id, unidadeProduto]));
    return {
      campos: [
        opcao('aquisicaoTipo', 'Tipo', opcoesDosRotulos(ROTULOS_TIPO_AQUISICAO), 'Licitação', {
          sinonimos: ['Tipo de aquisição', 'Tipo da aquisição'],
          obrigatorio: true,
          explicacao: 'Escolha uma opção da lista. Com o número e o ano, identifica a aquisição.',
        }),
        texto('numero', 'Número', '012', {
          sinonimos: ['Número da licitação', 'Número da aquisição', 'Nº'],
          obrigatorio: true,
          explicacao:
            'Número da licitação, da chamada ou da compra. Repita tipo, número e ano em cada item, ou deixe os três em branco a partir do segundo.',
        }),
        numero('ano', 'Ano', 0, '2026', { obrigatorio: true, explicacao: 'O ano do número.' }),
        opcao('unidadeEducacional', 'Unidade educacional', await unidadesDe(banco, usuario), 'Secretaria de Educação', {
          sinonimos: ['Unidade', 'Secretaria'],
          obrigatorio: true,
          explicacao: 'Uma das suas unidades. Escolha uma opção da lista.',
        }),
        texto('objeto', 'Objeto', 'Gêneros alimentícios', { obrigatorio: true, explicacao: 'O que se contrata.' }),
        texto('numeroProcessoAdminis', 'Processo administrativo', '2026/045', {
          sinonimos: ['Número do processo', 'Processo'],
          obrigatorio: true,
          explicacao: 'O número do processo.',
        }),
        data('dataContrato', 'Data do contrato', '02/02/2026', {
          sinonimos: ['Assinatura', 'Data'],
          obrigatorio: true,
        }),
        data('vigencia', 'Vigência', '31/12/2026', {
          sinonimos: ['Vigência até', 'Fim da vigência', 'Validade'],
          obrigatorio: true,
          explicacao: 'O último dia. Não pode ser anterior a hoje.',
        }),
        opcao(
          'tipoDeLicitacao',
          'Tipo de licitação',
          await opcoesDaConvencao(banco, 'tipos-licitacao'),
          'Menor preço',
          {
            sinonimos: ['Critério de julgamento'],
            explicacao:
              'Escolha uma opção da lista. Obrigatório para licitações. Deixe em branco nas outras aquisições.',
          },
        ),
        opcao('modalidadeLicitacao', 'Modalidade', await opcoesDaConvencao(banco, 'modalidades-licitacao'), 'Pregão', {
          sinonimos: ['Modalidade da licitação', 'Modalidade de licitação'],
          explicacao: 'Escolha uma opção da lista. Obrigatória para licitações. Deixe em branco nas outras aquisições.',
        }),
        opcao('fonteRecurso', 'Fonte de recurso', await opcoesDaConvencao(banco, 'fontes-recurso'), 'FNDE', {
          sinonimos: ['Fonte'],
          explicacao:
            'Escolha uma opção da lista. Obrigatória para chamadas e compras diretas. Deixe em branco nas licitações.',
        }),
        dinheiro('valor', 'Valor total', '12500,00', {
          sinonimos: ['Valor da licitação', 'Valor do contrato'],
          explicacao: 'Em R$. Se ficar em branco, o valor de uma aquisição nova é a soma dos seus itens.',
        }),
        registro('fornecedor', 'Fornecedor', 'fornecedores', opcoesDeFornecedores(credores), '11.222.333/0001-81', {
          sinonimos: [
            'Contratado',
            'Empresa',
            'Vencedor',
            'Empresa vencedora',
            'CNPJ',
            'CPF ou CNPJ',
            'CNPJ do fornecedor',
          ],
          obrigatorio: true,
          explicacao: 'O nome ou o CPF ou CNPJ, em cada item. Cadastre ou importe os fornecedores antes.',
        }),
        texto('numeroContrato', 'Número do contrato', '031/2026', {
          sinonimos: ['Contrato'],
          obrigatorio: true,
          explicacao: 'O do fornecedor. Basta no primeiro item dele.',
        }),
        registro(
          'produto',
          'Produto',
          'produtos',
          acervo.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
          'Arroz tipo 1 - saco de 5 kg',
          {
            sinonimos: SINONIMOS_DO_ITEM.produto,
            obrigatorio: true,
            explicacao: 'Um produto por linha. Cadastre ou importe os produtos antes.',
          },
        ),
        texto('descricao', 'Descrição', 'Marca Bom Grão', {
          sinonimos: SINONIMOS_DO_ITEM.descricao,
          explicacao: 'A marca, por exemplo.',
        }),
        numero('quantidade', 'Quantidade', 3, '500', {
          sinonimos: SINONIMOS_DO_ITEM.quantidade,
          obrigatorio: true,
          explicacao: 'Em embalagens do produto. Em um contrato em andamento, informe o saldo que ainda falta pedir.',
        }),
        dinheiro('precoUnidade', 'Preço unitário', '25,00', {
          sinonimos: SINONIMOS_DO_ITEM.precoUnidade,
          obrigatorio: true,
          explicacao: 'Preço de uma embalagem, em R$.',
        }),
      ],
      partes: {
        rotulo: 'Item',
        campos: ['fornecedor', 'numeroContrato', 'produto', 'descricao', 'quantidade', 'precoUnidade'],
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
          ...violacoesNoAcervo({ fornecedores: new Set(credores.map(({ id }) => id)), unidades, rotulos }, depois),
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
  const itens = partes.map(({ produto, descricao, quantidade, precoUnidade }) => ({
    ...(produto !== undefined && { produto: { id: produto } }),
    descricao,
    quantidade,
    precoUnidade,
    unidadeProduto: typeof produto === 'number' ? unidades.get(produto) : '',
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

/** The sum of the items, in R$; undefined while one of them lacks a figure. */
function somaDe(partes: readonly Valores[]): number | undefined {
  const valores = partes.flatMap(({ quantidade, precoUnidade }) =>
    typeof quantidade === 'number' && typeof precoUnidade === 'number' ? [valorItem({ quantidade, precoUnidade })] : [],
  );
  return valores.length === partes.length ? somar(valores).toNumber() : undefined;
}

/** A path below the proposals is at the row of its item; one of the proposal itself at its first row. */
function origemDe([campo = '', proposta, ...resto]: readonly string[], partes: readonly Valores[]): Origem {
  if (campo !== 'propostasVencedoras') return { campo };
  const linhas = propostasDe(partes)[Number(proposta)]?.linhas ?? [];
  const [daProposta = 'produto', item, doItem = 'produto'] = resto;
  const [nome, parte] = daProposta === 'itens' ? [doItem, linhas[Number(item)]] : [daProposta, linhas[0]];
  return { campo: nome === 'unidadeProduto' ? 'produto' : nome, ...(parte !== undefined && { parte }) };
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
