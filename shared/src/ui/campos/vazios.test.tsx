import { renderTela, simularApi } from '@merenda/shared/testing';
import { ListaMarcavel, SelectConvencao, SelectOpcoes, SelectUnidade } from '@merenda/shared/ui';
import { screen } from '@testing-library/react';

const PRONTA = { isPending: false, isError: false, refetch: () => undefined };
const produtos = <SelectOpcoes<number> aria-label="Produto" opcoes={[]} consulta={PRONTA} de="produtos" />;

describe('a select without options', () => {
  test('leads users with the permission to the screen where they are created', async () => {
    const { usuario } = renderTela(produtos, { permissoes: ['PRODUTOS'] });
    await usuario.click(screen.getByRole('combobox'));
    expect(await screen.findByText('Ainda não há produtos.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cadastrar produto' })).toHaveAttribute('href', '/cadastrar-produto');
    await usuario.click(screen.getByRole('link', { name: 'Cadastrar produto' }));
    expect(await screen.findByText('Outra tela')).toBeInTheDocument();
  });

  test('tells the others who to ask', async () => {
    const { usuario } = renderTela(produtos, { permissoes: ['ITENS'] });
    await usuario.click(screen.getByRole('combobox'));
    expect(await screen.findByText("Peça a quem tem a permissão 'Produtos'.")).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('says nothing of this while they are loading, after a failure, or when a search finds none', async () => {
    const { usuario } = renderTela(
      <>
        <SelectOpcoes<number> aria-label="A" opcoes={undefined} consulta={{ ...PRONTA, isPending: true }} de="itens" />
        <SelectOpcoes<number> aria-label="B" opcoes={[]} consulta={{ ...PRONTA, isError: true }} de="itens" />
        <SelectOpcoes aria-label="C" opcoes={[{ valor: 1, rotulo: 'ARROZ' }]} consulta={PRONTA} de="itens" />
      </>,
    );
    for (const nome of ['A', 'B', 'C']) await usuario.click(screen.getByRole('combobox', { name: nome }));
    await usuario.type(screen.getByRole('combobox', { name: 'C' }), 'feijão');
    expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
    expect(await screen.findByText('Não foi possível carregar a lista.')).toBeInTheDocument();
    expect(screen.queryByText('Ainda não há itens.')).not.toBeInTheDocument();
  });
});

test.each<['minhas' | 'todas', 'USUARIOS' | 'UNIDADES', string, string, string]>([
  ['minhas', 'USUARIOS', 'Você ainda não tem estoque.', 'Vincular unidades', '/gerenciar-usuarios'],
  ['todas', 'UNIDADES', 'Ainda não há unidades.', 'Cadastrar unidade', '/cadastrar-unidade'],
])('the select of %s units leads who has %s on', async (escopo, permissao, frase, acao, caminho) => {
  simularApi({ 'GET /estoques/me': [], 'GET /estoques': [] });
  const { usuario } = renderTela(<SelectUnidade escopo={escopo} valor="unidade" />, { permissoes: [permissao] });
  await usuario.click(screen.getByRole('combobox'));
  expect(await screen.findByText(frase)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: acao })).toHaveAttribute('href', caminho);
});

test('a look-up list whose entries are all inactive leads users with the permission to that list', async () => {
  simularApi({ 'GET /convencoes/cargos': [{ nome: 'VIGIA', descricao: 'Vigia', inativa: true }] });
  const { usuario } = renderTela(<SelectConvencao lista="cargos" />, { permissoes: ['CONFIGURACOES'] });
  await usuario.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Esta lista ainda não tem opções.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Abrir listas de escolha' });
  expect(link).toHaveAttribute('href', '/listas?lista=cargos');
});

test('tells the others who to ask', async () => {
  simularApi({ 'GET /convencoes/cargos': [] });
  const { usuario } = renderTela(<SelectConvencao lista="cargos" />, { permissoes: ['USUARIOS'] });
  await usuario.click(screen.getByRole('combobox'));
  expect(await screen.findByText("Peça a quem tem a permissão 'Configurações do município'.")).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a check-list without options says the same', () => {
  renderTela(<ListaMarcavel rotulo="Unidades" opcoes={[]} de="estoque" />);
  expect(screen.getByRole('group', { name: 'Unidades' })).toHaveTextContent(
    'Você ainda não tem estoque.Peça a quem administra os usuários.',
  );
});

test('a check-list whose query failed says that', async () => {
  renderTela(<ListaMarcavel rotulo="U" opcoes={[]} consulta={{ ...PRONTA, isError: true }} de="unidades" />);
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});
