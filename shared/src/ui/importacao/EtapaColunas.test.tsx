import type { ColunaDePlanilha, ColunasEscolhidas } from '@merenda/shared/contratos';
import {
  campoDaImportacao,
  linhaDaImportacao,
  renderTela,
  simularApi,
  simularImportacao,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportarPlanilha } from './ImportarPlanilha.js';

const MUDAR = 'PUT /importacoes-sessao/1/colunas';

const CAMPOS = [
  campoDaImportacao('nome', 'Nome', { obrigatorio: true }),
  campoDaImportacao('unidadeProduto', 'Unidade do produto', {
    obrigatorio: true,
    opcoes: [
      { valor: 'PACOTE', rotulo: 'Pacote' },
      { valor: 'SACO', rotulo: 'Saco' },
      { valor: 'ANTIGA', rotulo: 'Antiga', inativa: true },
    ],
  }),
  campoDaImportacao('medidaReal', 'Medida', { obrigatorio: true, doNome: true, exemplo: '5' }),
  campoDaImportacao('isPerecivel', 'Perecível', { exemplo: 'Não' }),
];
const COLUNAS: ColunaDePlanilha[] = [
  { titulo: 'ITEM', campo: null },
  { titulo: 'PRODUTO', campo: 'nome' },
  { titulo: 'UND', campo: 'unidadeProduto', trocas: [{ de: 'PCT', para: 'Pacote' }] },
];

async function abrir() {
  const importacao = simularImportacao({
    entidade: 'produtos',
    nome: 'produtos.csv',
    campos: CAMPOS,
    colunas: COLUNAS,
    palpites: [
      { confianca: 'NENHUM', motivo: 'São números de linha: 1, 2, 3.', amostra: ['1', '2', '3'] },
      { confianca: 'CERTO', motivo: 'O título da coluna é o do campo.', amostra: ['ARROZ 5 KG', 'SAL 1 KG'] },
      { confianca: 'PROVAVEL', motivo: 'O título da coluna se parece com o do campo.', amostra: ['PCT', 'FDO'] },
    ],
    palavras: [
      { posicao: 2, texto: 'PCT', vezes: 2 },
      { posicao: 2, texto: 'BARRICA', vezes: 1 },
    ],
    linhas: [
      linhaDaImportacao(2, '1', 'ARROZ 5 KG', 'PCT'),
      linhaDaImportacao(3, '2', 'SAL 1 KG', 'PCT'),
      linhaDaImportacao(4, '3', 'FEIJÃO', 'BARRICA'),
    ],
  });
  const servidor = simularApi(importacao.rotas);
  const { usuario } = renderTela(
    <ImportarPlanilha entidade="produtos" titulo="Importar Produtos" lista="/" renova={[]} />,
  );
  await usuario.upload(screen.getByLabelText('Arquivo da planilha'), new File(['a'], 'produtos.csv'));
  await screen.findByRole('button', { name: 'Conferir' });
  return { servidor, usuario };
}

type Usuario = Awaited<ReturnType<typeof abrir>>['usuario'];

async function escolher(usuario: Usuario, campoNaTela: string, opcao: string) {
  await usuario.click(screen.getByRole('combobox', { name: campoNaTela }));
  // A field that another column has is shown there too.
  await usuario.click((await screen.findAllByTitle(opcao)).at(-1)!);
}

/** The columns that the server has at the end. */
async function colunasConferidas({ servidor, usuario }: Awaited<ReturnType<typeof abrir>>) {
  await usuario.click(screen.getByRole('button', { name: 'Conferir' }));
  await screen.findByText(/^Todas: /);
  const ultima = servidor.de(MUDAR).at(-1)?.corpo as ColunasEscolhidas;
  expect(ultima.conferir).toBe(true);
  return ultima.colunas;
}

test('each column shows its first values, how sure its field is and why, until the user chooses it', async () => {
  const { usuario } = await abrir();
  const tabela = screen.getByRole('table', { name: 'Colunas da planilha' });
  expect(within(tabela).getByRole('row', { name: /ITEM/ })).toHaveTextContent(
    /1, 2, 3.*Nenhum.*São números de linha: 1, 2, 3\./,
  );
  expect(within(tabela).getByRole('row', { name: /PRODUTO/ })).toHaveTextContent(/ARROZ 5 KG, SAL 1 KG.*Certo/);
  expect(within(tabela).getByRole('row', { name: /UND/ })).toHaveTextContent(/Provável.*se parece com o do campo\./);
  await verificarAcessibilidade();
  await escolher(usuario, 'Campo da coluna UND', 'Perecível');
  expect(within(tabela).getByRole('row', { name: /UND/ })).toHaveTextContent(/Escolhido/);
  expect(screen.queryByRole('table', { name: 'Palavras que não são opções' })).not.toBeInTheDocument();
});

test('a word that is no option is chosen once, and a suggestion can be taken away', async () => {
  const tela = await abrir();
  const palavras = within(screen.getByRole('table', { name: 'Palavras que não são opções' }));
  expect(palavras.getByRole('row', { name: /PCT/ })).toHaveTextContent(/UND.*2 linhas.*Pacote/);
  await tela.usuario.click(screen.getByRole('combobox', { name: 'Opção para "BARRICA" na coluna UND' }));
  expect(screen.queryByTitle('Antiga')).not.toBeInTheDocument();
  await tela.usuario.click(await screen.findByTitle('Saco'));
  expect((await colunasConferidas(tela))[2]?.trocas).toEqual([
    { de: 'PCT', para: 'Pacote' },
    { de: 'BARRICA', para: 'Saco' },
  ]);
});

test('a field without a column gets one value for all rows, or what the names say', async () => {
  const tela = await abrir();
  expect(screen.getByText('Sem coluna para Medida: registros novos serão recusados.')).toBeInTheDocument();
  await tela.usuario.click(screen.getByRole('button', { name: 'Ler do nome' }));
  expect(screen.getByText('Lido do nome de cada linha')).toBeInTheDocument();
  expect(screen.queryByText(/Sem coluna para/)).not.toBeInTheDocument();
  await escolher(tela.usuario, 'Preencher outro campo', 'Perecível');
  await tela.usuario.click(await screen.findByRole('textbox', { name: 'Perecível de todas as linhas' }));
  await tela.usuario.paste('Não');
  await verificarAcessibilidade();
  expect(await colunasConferidas(tela)).toEqual([
    ...COLUNAS,
    { titulo: 'Medida', campo: 'medidaReal', doNome: true },
    { titulo: 'Perecível', campo: 'isPerecivel', paraTodas: 'Não' },
  ]);
});

test('a column takes the place of a value for all rows, and an emptied value is none', async () => {
  const tela = await abrir();
  const medida = screen.getByRole('textbox', { name: 'Medida de todas as linhas' });
  await tela.usuario.click(medida);
  await tela.usuario.paste('5');
  await tela.usuario.clear(medida);
  expect(screen.getByText(/Sem coluna para Medida/)).toBeInTheDocument();
  await tela.usuario.click(medida);
  await tela.usuario.paste('5');
  expect(screen.queryByText(/Sem coluna para/)).not.toBeInTheDocument();
  await escolher(tela.usuario, 'Campo da coluna ITEM', 'Medida *');
  expect((await colunasConferidas(tela)).map((coluna) => coluna.campo)).toEqual([
    'medidaReal',
    'nome',
    'unidadeProduto',
  ]);
});

test('a change of the columns is kept on the server before the check, but not two columns for one field', async () => {
  const { servidor, usuario } = await abrir();
  await escolher(usuario, 'Campo da coluna ITEM', 'Nome *');
  expect(await screen.findByText('Mais de uma coluna para Nome. Escolha uma.')).toBeInTheDocument();
  await escolher(usuario, 'Campo da coluna PRODUTO', 'Perecível');
  await waitFor(() => expect(servidor.de(MUDAR)).toHaveLength(1));
  expect(servidor.de(MUDAR)[0]?.corpo).toEqual({
    colunas: [
      { titulo: 'ITEM', campo: 'nome', escolhida: true },
      { titulo: 'PRODUTO', campo: 'isPerecivel', escolhida: true },
      COLUNAS[2],
    ],
    conferir: false,
  });
});
