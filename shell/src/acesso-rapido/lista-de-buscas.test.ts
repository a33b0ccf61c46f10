import { lerArea, lerPalavras, type AreaJson } from '@merenda/shared/area';
import { PERFIS, type Perfil, type Permissao } from '@merenda/shared/contratos';
import { nomeProprio, palavrasDaBusca, paraBusca, relevancia } from '@merenda/shared/formatos';
import fs from 'node:fs';
import path from 'node:path';
import { AREA_DO_SHELL } from '../proprias/area.js';
import { lugaresDe, type AreaBuscada } from './lugares.js';
import { PALAVRAS_DO_SHELL } from './palavras-do-shell.js';
import { entender, responder, type Mundo, type Registro } from './respostas.js';

/** The held list: what people of each role type, and the first answer that they expect. */
const BUSCAS: Record<Perfil, readonly (readonly [termo: string, primeira: string])[]> = {
  NUTRICIONISTA: [
    ['cardápio de hoje', 'Cardápio de hoje'],
    ['cardapio semanal', 'Novo cardápio semanal'],
    ['montar cardápio', 'Novo cardápio'],
    ['calendario', 'Calendário de Cardápios'],
    ['cardapio da vale verde', 'Calendário de Cardápios · EMEF Vale Verde'],
    ['trocar prato', 'Calendário de Cardápios'],
    ['receitas', 'Gerenciar Preparos'],
    ['nova receita', 'Novo preparo'],
    ['ficha técnica', 'Gerenciar Preparos'],
    ['novo prato', 'Novo prato'],
    ['pratos', 'Gerenciar Pratos'],
    ['prato galinhada', 'Galinhada'],
    ['frnago', 'Frango em cubos 1 kg'],
    ['alimentos', 'Gerenciar Alimentos'],
    ['fator de correção', 'Gerenciar Alimentos'],
    ['taco', 'Importar Tabela de Composição'],
    ['pnae', 'Referências Nutricionais'],
    ['celíaco', 'Gerenciar Cardápios'],
    ['ingrediente', 'Gerenciar Alimentos'],
    ['calendraio', 'Calendário de Cardápios'],
    ['desperdicio', 'Histórico de Execução'],
    ['feijao preto', 'Feijão preto 1 kg'],
    ['imprimir', 'Relatórios'],
    ['sódio', 'Referências Nutricionais'],
  ],
  COMPRADOR: [
    ['receber', 'Receber uma solicitação'],
    ['receber 5/2026', 'Receber 5/2026'],
    ['receber pedido 5/2026', 'Receber 5/2026'],
    ['5/2026', '5/2026'],
    ['pedido 5', '5/2026'],
    ['nota fiscal', 'Receber uma solicitação'],
    ['xml', 'Receber uma solicitação'],
    ['homologar', 'Homologar uma licitação'],
    ['homologar 012/2026', 'Homologar Licitação 012/2026'],
    ['012/2026', 'Licitação 012/2026'],
    ['pregão 12', 'Licitação 012/2026'],
    ['pe 12', 'Licitação 012/2026'],
    ['pregao', 'Gerenciar Licitação/Contrato'],
    ['contrato 012/2026', 'Licitação 012/2026'],
    ['contratos vencendo', 'Contratos no fim da vigência'],
    ['saldo do contrato', 'Contratos com saldo baixo'],
    ['aditivo', 'Registrar um aditivo'],
    ['novo contrato', 'Nova licitação/contrato'],
    ['chamada pública', 'Gerenciar Licitação/Contrato'],
    ['novo pedido', 'Nova solicitação de compra'],
    ['nova solicitacao', 'Nova solicitação de compra'],
    ['o que comprar', 'Lista de necessidades'],
    ['fornecedores', 'Gerenciar Fornecedores'],
    ['fornecedor horta', 'Horta Boa'],
    ['agricultura familiar', 'Gerenciar Fornecedores'],
    ['cadastrar produto', 'Novo produto'],
    ['solictação', 'Nova solicitação de compra'],
    ['pedidos pendentes', 'Receber uma solicitação'],
    ['edital', 'Gerenciar Licitação/Contrato'],
    ['arroz', 'Arroz tipo 1 5 kg'],
  ],
  ESTOQUISTA: [
    ['dar baixa', 'Dar baixa em um lote'],
    ['vencidos', 'Lotes vencidos'],
    ['vencendo', 'Lotes que vencem em 7 dias'],
    ['estoque', 'Estoque'],
    ['estoque da vale verde', 'Estoque · EMEF Vale Verde'],
    ['vale verde', 'Estoque · EMEF Vale Verde'],
    ['vencidos acacias', 'Lotes vencidos · EMEI Acácias'],
    ['estoque central', 'Estoque · Depósito Central'],
    ['lote ab-77', 'AB-778'],
    ['ab-778', 'AB-778'],
    ['transferir', 'Nova movimentação de estoque'],
    ['mandar para a escola', 'Nova movimentação de estoque'],
    ['receber transferência', 'Receber uma movimentação'],
    ['receber', 'Receber uma solicitação'],
    ['chegou mercadoria', 'Receber uma solicitação'],
    ['em transito', 'Movimentações em trânsito'],
    ['inventário', 'Contagem de Estoque'],
    ['contagem acácias', 'Contagem de Estoque · EMEI Acácias'],
    ['balanço', 'Balanços de Estoques'],
    ['rastrear', 'Rastreio de lotes'],
    ['recall', 'Rastreio de lotes'],
    ['kit', 'Kit Merenda'],
    ['estoque minimo', 'Saldo por produto e mínimos'],
    ['esotque', 'Estoque'],
    ['produtos vencidos', 'Lotes vencidos'],
    ['etiqueta', 'Imprimir etiquetas de lotes'],
    ['validade', 'Lotes que vencem em 7 dias'],
  ],
  MERENDEIRA: [
    ['cardápio de hoje', 'Cardápio de hoje'],
    ['cozinha', 'Cozinha'],
    ['fazer almoço', 'Cozinha'],
    ['executar', 'Execução de Cardápios'],
    ['realizar', 'Execução de Cardápios'],
    ['sobra', 'Pesar sobra'],
    ['pesar sobra', 'Pesar sobra'],
    ['faltou', 'Avisar falta'],
    ['cozihna', 'Cozinha'],
    ['trocar senha', 'Trocar a senha'],
    ['tema escuro', 'Tema escuro'],
    ['ajuda', 'Ajuda desta tela'],
    ['o que é preparo', 'Ajuda desta tela'],
    ['atalhos', 'Atalhos do teclado'],
    ['o que tem hoje', 'Cardápio de hoje'],
    ['historico', 'Histórico de Execução'],
    ['avisos', 'Notificações'],
    ['registrar', 'Execução de Cardápios'],
    ['acabou o arroz', 'Avisar falta'],
    ['almoço', 'Cardápio de hoje'],
  ],
  GESTOR: [
    ['usuarios', 'Gerenciar Usuários'],
    ['nova merendeira', 'Novo usuário'],
    ['usuário maria', 'Maria das Dores'],
    ['aprovar usuário', 'Aprovar pedidos de acesso'],
    ['quem excluiu', 'Auditoria'],
    ['lgpd', 'Privacidade'],
    ['brasão', 'Configurações do Município'],
    ['escolas', 'Gerenciar Unidades'],
    ['escola vale verde', 'EMEF Vale Verde'],
    ['vale verde', 'EMEF Vale Verde'],
    ['importar escolas', 'Importar Unidades'],
    ['indicadores', 'Relatórios'],
    ['prestação de contas', 'Relatórios'],
    ['quanto vale o estoque', 'Valor do estoque'],
    ['refeições atrasadas', 'Refeições por executar'],
    ['como receber nota fiscal', 'Receber uma solicitação'],
    ['início', 'Página Inicial'],
    ['meus dados', 'Dados cadastrais'],
    ['modo escuro', 'Tema escuro'],
    ['excluir usuário', 'Gerenciar Usuários'],
    ['custo', 'Relatórios'],
    ['alunos', 'Gerenciar Unidades'],
    ['gerencair produtos', 'Gerenciar Produtos'],
  ],
};
/** The part of the list whose first answer must be the expected one. */
const CERTAS = 0.95;

const RAIZ = path.resolve(__dirname, '../../..');
const publicadas = fs
  .readdirSync(RAIZ)
  .filter((pasta) => pasta.startsWith('mf-'))
  .map((pasta): AreaBuscada => {
    const json = JSON.parse(fs.readFileSync(path.join(RAIZ, pasta, 'area.json'), 'utf8')) as AreaJson;
    return { area: lerArea(json), palavras: lerPalavras(json.telas) };
  });
const AREAS = [{ area: AREA_DO_SHELL, palavras: PALAVRAS_DO_SHELL }, ...publicadas];

const UNIDADES = ['EMEI ACÁCIAS', 'EMEF VALE VERDE', 'DEPÓSITO CENTRAL'].map((nome, i) => ({
  id: i + 1,
  unidadeEducacional: { id: i + 11, nome },
}));

const registro = (
  permissao: Permissao,
  grupo: string,
  titulo: string,
  detalhe: string,
  caminho: string,
): Registro & { permissao: Permissao } => ({
  id: 7,
  permissao,
  grupo,
  titulo,
  detalhe,
  endereco: `${caminho}?nome=${encodeURIComponent(titulo)}`,
});
const REGISTROS = [
  registro('PRODUTOS', 'Produtos', 'Frango em cubos 1 kg', 'Frango', '/gerenciar-produtos'),
  registro('PRODUTOS', 'Produtos', 'Feijão preto 1 kg', 'Feijão', '/gerenciar-produtos'),
  registro('PRODUTOS', 'Produtos', 'Arroz tipo 1 5 kg', 'Arroz', '/gerenciar-produtos'),
  registro('FORNECEDORES', 'Fornecedores', 'Horta Boa', 'Cidade/SP', '/gerenciar-fornecedores'),
  registro('UNIDADES', 'Unidades educacionais', 'EMEF Vale Verde', 'Cidade', '/gerenciar-unidade'),
  registro('AQUISICOES', 'Licitações/Contratos', 'Licitação 012/2026', 'Gêneros', '/gerenciar-aquisicoes'),
  registro('SOLICITACOES', 'Solicitações de compra', '5/2026', 'Horta Boa · Pendente', '/gerenciar-solicitacao'),
  registro('ESTOQUES', 'Lotes em estoque', 'AB-778', 'Arroz tipo 1 5 kg · EMEF Vale Verde', '/estoque'),
  registro('PRATOS', 'Pratos', 'Galinhada', 'Parcial', '/gerenciar-pratos'),
  registro('USUARIOS', 'Usuários', 'Maria das Dores', 'maria', '/gerenciar-usuarios'),
];

/** The server's part, as far as the list needs it: what has the words of the term, or else almost has them. */
function buscar(permissoes: readonly Permissao[], termo: string): Registro[] {
  const palavras = palavrasDaBusca(termo);
  const achados = REGISTROS.filter(({ permissao }) => permissoes.includes(permissao)).flatMap((um) => {
    const sua = relevancia(paraBusca(um.titulo), palavras);
    return sua === null ? [] : [{ ...um, parecido: sua > 2 }];
  });
  const certos = achados.filter(({ parecido }) => !parecido);
  return certos.length > 0 ? certos : achados;
}

/** The world of somebody of this role, who works in all units and has opened nothing yet. */
const mundoDe = (perfil: Perfil): Mundo => {
  const permissoes: readonly string[] = PERFIS[perfil];
  return {
    lugares: lugaresDe(AREAS, (exigida) => exigida === null || permissoes.includes(exigida)),
    unidades: UNIDADES,
    vistos: [],
  };
};

function primeiraDe(perfil: Perfil, mundo: Mundo, termo: string): string {
  const entendido = entender(mundo, termo);
  const primeira = responder(mundo, entendido, buscar(PERFIS[perfil], entendido.doServidor))[0]?.opcoes[0];
  if (!primeira) return '(nothing)';
  const unidade = UNIDADES.find(({ unidadeEducacional: { nome } }) => nomeProprio(nome) === primeira.detalhe);
  return unidade ? `${primeira.titulo} · ${primeira.detalhe}` : primeira.titulo;
}

test('of the held list of searches at least 95 % have the expected answer at the first place', () => {
  const todas = (Object.keys(BUSCAS) as Perfil[]).flatMap((perfil) => {
    const mundo = mundoDe(perfil);
    return BUSCAS[perfil].map(([termo, esperada]) => ({
      perfil,
      termo,
      esperada,
      veio: primeiraDe(perfil, mundo, termo),
    }));
  });
  const iguais = (um: string, outro: string) => paraBusca(um) === paraBusca(outro);
  const erradas = todas.filter(({ esperada, veio }) => !iguais(esperada, veio));
  expect(todas.length).toBeGreaterThanOrEqual(80);
  const faltam = erradas.map(
    ({ perfil, termo, esperada, veio }) => `${perfil}: '${termo}' has '${veio}' first, not '${esperada}'`,
  );
  expect(erradas.length / todas.length > 1 - CERTAS ? faltam : []).toEqual([]);
});
