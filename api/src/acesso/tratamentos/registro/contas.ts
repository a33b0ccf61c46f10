import { sql, type SQL } from 'drizzle-orm';
import { doUsuario, GUARDA_DAS_CONTAS, type DadosDaTabela, type Registro } from '../tratamento.js';

const CONTAS =
  'Art. 7º, II (obrigação legal: prestação de contas do PNAE, Lei 11.947/2009, art. 8º) da Lei 13.709/2018';

/** The data about suppliers and students, and the data that belongs to the accounts. */
export const DE_CONTAS: Registro<
  'fornecedores' | 'alunos' | 'contas' | 'documentos-emitidos' | 'fotos-de-ocorrencias' | 'comentarios' | 'municipio'
> = {
  fornecedores: {
    nome: 'Fornecedores que são pessoas',
    titulares: 'Agricultores e outras pessoas físicas que vendem ao município; famílias de um grupo com CAF',
    finalidade: 'Contratar, pedir, receber e pagar o que a pessoa vende.',
    baseLegal: 'Art. 7º, V (contrato) e II (prestação de contas do PNAE) da Lei 13.709/2018',
    quemVe:
      'Quem tem a permissão Fornecedores; no pedido impresso, quem tem Solicitações. Os demais veem o nome e o CPF mascarado.',
    prazo: {
      unidade: 'ANOS',
      padrao: 10,
      minimo: 5,
      contaDe: 'o fim do ano da vigência do último contrato',
      fonte: GUARDA_DAS_CONTAS,
    },
    aposOPrazo:
      'A pedido: contatos e endereço são apagados durante o prazo; depois dele o nome dá lugar a ‘Pessoa anonimizada nº N’.',
    dados: [
      {
        tabela: 'fornecedores',
        titulo: 'Cadastro de fornecedor',
        colunas: {
          fornecedor_tipo: 'Tipo',
          nome: 'Nome',
          cpf: 'CPF',
          email: 'E-mail',
          telefone: 'Telefone',
          celular: 'Celular',
          cep: 'CEP',
          logradouro: 'Logradouro',
          numero: 'Número',
          complemento: 'Complemento',
          bairro_distrito: 'Bairro ou distrito',
          municipio: 'Município',
          uf: 'UF',
          agricultura_familiar: 'Agricultura familiar',
          caf_numero: 'Número da CAF ou da DAP',
          caf_tipo: 'Tipo da CAF ou da DAP',
          caf_validade: 'Validade da CAF ou da DAP',
          caf_membros: 'Famílias do grupo',
          sexo_do_titular: 'Sexo de quem tem a CAF',
          grupos_prioritarios: 'Grupos prioritários',
        },
        doFornecedor: (id) => sql`id = ${id}`,
      },
      {
        tabela: 'propostas_vencedoras',
        titulo: 'Contratos',
        colunas: {
          fornecedor_id: 'Número do fornecedor',
          numero_contrato: 'Número do contrato',
          caf_numero: 'Número da CAF ou da DAP',
          caf_tipo: 'Tipo da CAF ou da DAP',
          sexo_do_titular: 'Sexo de quem tem a CAF',
        },
        doFornecedor: (id) => sql`fornecedor_id = ${id}`,
      },
      {
        tabela: 'itens_proposta_membros',
        titulo: 'Vendas em nome das famílias',
        colunas: { caf: 'Número da CAF ou da DAP', nome: 'Nome', sexo: 'Sexo', valor: 'Valor' },
        doFornecedor: (id) => sql`item_proposta_id in (select i.id from itens_proposta i
          join propostas_vencedoras v on v.id = i.proposta_id where v.fornecedor_id = ${id})`,
      },
      {
        tabela: 'chamada_projetos',
        titulo: 'Projetos de venda',
        colunas: {
          fornecedor_id: 'Número do fornecedor',
          localidade: 'Localidade',
          grupos_prioritarios: 'Grupos prioritários',
          organico: 'Certificado orgânico',
          organizacao: 'Tipo de CAF',
          cafs: 'Famílias do grupo',
          contratado_antes: 'Valor já contratado no ano',
        },
        doFornecedor: (id) => sql`fornecedor_id = ${id}`,
      },
    ],
  },
  alunos: {
    nome: 'Alunos que receberam kits',
    titulares: 'Alunos da rede, crianças e adolescentes',
    finalidade: 'Provar a quem cada kit de alimentos foi entregue.',
    baseLegal:
      'Art. 14 (melhor interesse da criança), art. 7º, II e III, da Lei 13.709/2018; Lei 11.947/2009, art. 21-A',
    quemVe: 'Quem tem a permissão Estoques, nas próprias unidades. Cada consulta fica na auditoria, sem os nomes.',
    prazo: {
      unidade: 'ANOS',
      padrao: 10,
      minimo: 5,
      contaDe: 'o fim do ano da entrega',
      fonte: GUARDA_DAS_CONTAS,
    },
    aposOPrazo:
      'Anonimizado: o nome dá lugar a ‘Aluno anonimizado’, sem o número no sistema escolar. O kit e o estoque ficam.',
    dados: [
      {
        tabela: 'kits',
        titulo: 'Kits entregues',
        colunas: { nome: 'Nome do aluno', aluno_id: 'Número do aluno no sistema escolar', turma_id: 'Número da turma' },
      },
    ],
  },
  contas: {
    nome: 'Documentos das contas',
    titulares: 'Fornecedores, motoristas e quem confere a entrega',
    finalidade: 'Provar o que foi comprado e recebido.',
    baseLegal: CONTAS,
    quemVe: 'Quem tem a permissão Solicitações, nas próprias unidades.',
    prazo: null,
    aposOPrazo:
      'Guardados ao menos pelo prazo das contas. A eliminação de documentos públicos pede autorização do arquivo público (Lei 8.159/1991, art. 9º), por isso nada é apagado sozinho; a NF-e de um fornecedor anonimizado é apagada com ele. As contas fechadas ficam como foram prestadas.',
    dados: [
      {
        tabela: 'recebimentos',
        titulo: 'Conferência de entregas',
        colunas: { conferente: 'Quem conferiu', placa: 'Placa do veículo' },
      },
      {
        tabela: 'lancamentos_do_extrato',
        titulo: 'Lançamentos do extrato bancário',
        colunas: {
          historico: 'Texto do banco, com o nome de quem recebeu',
          fitid: 'Identificador, que em um CSV tem o texto do banco',
          outro_fitid: 'Identificador no outro formato, que em um CSV tem o texto do banco',
        },
      },
      {
        tabela: 'textos_do_extrato',
        titulo: 'Textos do extrato bancário',
        colunas: { texto: 'Texto do banco, com o nome de quem recebeu' },
      },
      {
        tabela: 'notas_fiscais',
        titulo: 'Notas fiscais',
        colunas: { chave: 'Chave, com o CPF do emitente', imagem: 'Imagem da nota' },
        doFornecedor: dasNotasDoFornecedor('id'),
      },
      {
        tabela: 'notas_eletronicas',
        titulo: 'NF-e',
        colunas: { xml: 'XML, com os dados do emitente' },
        doFornecedor: dasNotasDoFornecedor('nota_fiscal_id'),
      },
      {
        tabela: 'anos_fechados',
        titulo: 'Contas fechadas',
        colunas: { contas: 'Contas do ano, com os fornecedores que foram pagos' },
      },
    ],
  },
  'documentos-emitidos': {
    nome: 'Documentos emitidos',
    titulares: 'Usuários que emitem PDFs, e as pessoas que o título ou a busca de um deles cita',
    finalidade: 'Provar que um documento saiu do sistema, quando e por quem.',
    baseLegal: CONTAS,
    quemVe: 'Quem tem o código do documento e pode ver o registro dele.',
    prazo: {
      unidade: 'ANOS',
      padrao: 10,
      minimo: 5,
      contaDe: 'o fim do ano da emissão',
      fonte: GUARDA_DAS_CONTAS,
    },
    aposOPrazo: 'Apagados: o código não confirma mais o documento.',
    dados: [
      {
        tabela: 'documentos_emitidos',
        titulo: 'Documentos que emitiu',
        // The search of a list may name others.
        reservadas: ['endereco'],
        colunas: { usuario_id: 'Número do usuário', emitido_em: 'Quando', titulo: 'Título', endereco: 'Endereço' },
        doUsuario,
      },
    ],
  },
  'fotos-de-ocorrencias': {
    nome: 'Fotos de ocorrências',
    titulares: 'Pessoas que aparecem nas fotos de uma entrega',
    finalidade: 'Provar por que um produto foi recusado.',
    baseLegal: CONTAS,
    quemVe: 'Quem tem a permissão Solicitações, nas próprias unidades.',
    prazo: {
      unidade: 'ANOS',
      padrao: 10,
      minimo: 5,
      contaDe: 'o fim do ano do recebimento',
      fonte: GUARDA_DAS_CONTAS,
    },
    aposOPrazo: 'Apagadas. A ocorrência, com o motivo e a quantidade, fica.',
    dados: [{ tabela: 'fotos_de_ocorrencias', titulo: 'Fotos', colunas: { imagem: 'Foto', criada_em: 'Quando' } }],
  },
  comentarios: {
    nome: 'Comentários',
    titulares: 'Usuários que comentaram, e pessoas que os textos, as fotos e os PDFs mostram',
    finalidade: 'Guardar, junto do contrato, do pedido, da unidade, do lote ou do prato, o que as pessoas avisaram.',
    baseLegal: CONTAS,
    quemVe: 'Quem pode abrir o registro comentado.',
    prazo: {
      unidade: 'ANOS',
      padrao: 10,
      minimo: 5,
      contaDe: 'o fim do ano do comentário',
      fonte: GUARDA_DAS_CONTAS,
    },
    aposOPrazo: 'Apagados, com os arquivos; também quando a pessoa é anonimizada por inteiro.',
    dados: [
      {
        tabela: 'comentarios',
        titulo: 'Comentários',
        colunas: { texto: 'Texto', usuario_id: 'Número do usuário', criado_em: 'Quando' },
        doUsuario,
      },
      {
        tabela: 'arquivos_de_comentarios',
        titulo: 'Arquivos dos comentários',
        colunas: { nome: 'Nome', conteudo: 'Arquivo' },
        doUsuario: (id) => sql`comentario_id in (select c.id from comentarios c where c.usuario_id = ${id})`,
      },
    ],
  },
  municipio: {
    nome: 'Responsáveis',
    titulares: 'Nutricionista responsável técnica e responsáveis pelas unidades',
    finalidade: 'Assinar os cardápios e saber quem responde por uma escola.',
    baseLegal: 'Art. 7º, II (Lei 11.947/2009, art. 11) e III, da Lei 13.709/2018',
    quemVe: 'Todos os usuários; a nutricionista aparece nos cardápios impressos.',
    prazo: null,
    aposOPrazo: 'Trocado quando muda o responsável.',
    dados: [
      {
        tabela: 'municipio',
        titulo: 'Nutricionista responsável técnica',
        colunas: { nutricionista_nome: 'Nome', nutricionista_crn: 'CRN' },
      },
      {
        tabela: 'unidades_educacionais',
        titulo: 'Responsáveis pelas unidades',
        colunas: { nome_do_responsavel: 'Nome do responsável' },
      },
    ],
  },
};

/** The ids of a supplier's invoices, as a query. */
export const notasDoFornecedor = (id: number): SQL => sql`
  select n.id from notas_fiscais n join solicitacoes s on s.id = n.solicitacao_id
  join propostas_vencedoras p on p.id = s.proposta_id where p.fornecedor_id = ${id}`;

/** The rows of the invoices of a supplier, by the column that has their id. */
function dasNotasDoFornecedor(coluna: string): NonNullable<DadosDaTabela['doFornecedor']> {
  return (id) => sql`${sql.identifier(coluna)} in (${notasDoFornecedor(id)})`;
}
