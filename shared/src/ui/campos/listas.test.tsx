import {
  CampoTexto,
  FormularioCadastro,
  ListaLinhas,
  ListaMarcavel,
  SelectConvencao,
  SelectOpcoes,
  SelectUnidade,
  useQuantidade,
} from '@merenda/shared/ui';
import { problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';

describe('select of options', () => {
  const ALIMENTOS = ['Couve manteiga maço', 'Farinha macia', 'Macarrão parafuso'];

  test.each([
    ['mac', 'Macarrão parafuso'],
    ['maci', 'Farinha macia'],
    ['macarao', 'Macarrão parafuso'],
  ])('%s and Enter take %s, however the alphabet has it', async (digitado, escolhido) => {
    const escolhas: unknown[] = [];
    const { usuario } = renderTela(
      <SelectOpcoes
        aria-label="Alimento"
        opcoes={ALIMENTOS.map((rotulo) => ({ valor: rotulo, rotulo }))}
        onChange={(valor) => escolhas.push(valor)}
      />,
    );
    const campo = screen.getByRole('combobox', { name: 'Alimento' });
    await usuario.type(campo, digitado);
    // antd reads the code of the key, which `userEvent` does not send.
    fireEvent.keyDown(campo, { key: 'Enter', keyCode: 13 });
    expect(escolhas).toEqual([escolhido]);
  });
});

describe('check-list', () => {
  const ESCOLAS = ['Água Limpa', 'Boa Vista', 'Centro'].map((rotulo, i) => ({ valor: i + 1, rotulo }));
  const escolhas: number[][] = [];

  function Lista({ opcoes = ESCOLAS }) {
    const [valor, setValor] = useState<number[]>([2]);
    return (
      <ListaMarcavel
        rotulo="Estoques"
        opcoes={opcoes}
        value={valor}
        onChange={(novo) => {
          escolhas.push(novo);
          setValor(novo);
        }}
      />
    );
  }

  test('agrees with the gender of the listed noun', () => {
    renderTela(<ListaMarcavel rotulo="Permissões" artigo="a" opcoes={[]} />);
    expect(screen.getByRole('checkbox', { name: 'Selecionar todas' })).toBeInTheDocument();
  });

  test('selects all, none, and one by one in the order of the list', async () => {
    const { usuario } = renderTela(<Lista />);
    const todos = screen.getByRole('checkbox', { name: 'Selecionar todos' });
    expect(todos).toBePartiallyChecked();
    await usuario.click(screen.getByRole('checkbox', { name: 'Água Limpa' }));
    expect(escolhas.at(-1)).toEqual([1, 2]);
    await usuario.click(todos);
    expect(escolhas.at(-1)).toEqual([1, 2, 3]);
    expect(screen.getByText('3 de 3')).toBeInTheDocument();
    await usuario.click(todos);
    expect(escolhas.at(-1)).toEqual([]);
  });

  test("a search filters the list; then 'Selecionar todos' selects the visible options", async () => {
    const { usuario } = renderTela(
      <Lista
        opcoes={Array.from({ length: 15 }, (_, i) => ({ valor: i + 1, rotulo: i < 2 ? `Agua ${i}` : `Outra ${i}` }))}
      />,
    );
    await usuario.type(screen.getByRole('searchbox', { name: 'Buscar em Estoques' }), 'água 0');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
    expect(escolhas.at(-1)).toEqual([1, 2]);
  });

  test('options that do not load show the error and can be requested again', async () => {
    let vezes = 0;
    const { usuario } = renderTela(
      <ListaMarcavel
        rotulo="Estoques"
        opcoes={undefined}
        consulta={{ isPending: false, isError: true, refetch: () => (vezes += 1) }}
      />,
    );
    expect(screen.getByRole('group', { name: 'Estoques' })).toHaveTextContent('Não foi possível carregar a lista.');
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(vezes).toBe(1);
  });

  test('has no accessibility breach', async () => {
    renderTela(<Lista />);
    await verificarAcessibilidade();
  });
});

describe('rows', () => {
  const enviados: unknown[] = [];

  function Receita() {
    return (
      <FormularioCadastro<{ ingredientes: unknown[] }>
        entidade={{ artigo: 'o', nome: 'Preparo' }}
        valoresIniciais={{ ingredientes: [{}] }}
        aoSalvar={(valores) => Promise.resolve(enviados.push(valores))}
      >
        <ListaLinhas nome="ingredientes" rotulo="Ingredientes" rotuloLinha="Ingrediente" min={1} max={2}>
          {(linha) => <CampoTexto nome={linha('nome')} rotulo="Nome" max={20} obrigatorio />}
        </ListaLinhas>
      </FormularioCadastro>
    );
  }

  test('are added up to the maximum and removed down to the minimum', async () => {
    const { usuario } = renderTela(<Receita />);
    const adicionar = screen.getByRole('button', { name: 'Adicionar ingrediente' });
    expect(screen.getByRole('button', { name: 'Remover Ingrediente 1' })).toBeDisabled();
    await usuario.type(screen.getByRole('textbox'), 'sal');
    await usuario.click(adicionar);
    expect(adicionar).toBeDisabled();
    const segundo = screen.getByRole('group', { name: 'Ingrediente 2' });
    await usuario.type(within(segundo).getByRole('textbox', { name: 'Nome' }), 'alho');

    await usuario.click(screen.getByRole('button', { name: 'Remover Ingrediente 1' }));
    expect(screen.getByRole('textbox')).toHaveValue('alho');
    expect(screen.getByRole('group', { name: 'Ingredientes' })).toHaveFocus();

    await usuario.click(screen.getByRole('button', { name: 'Cadastrar' }));
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
    await screen.findByText('Preparo cadastrado com sucesso!');
    expect(enviados).toEqual([{ ingredientes: [{ nome: 'alho' }] }]);
  });

  test('has no accessibility breach', async () => {
    renderTela(<Receita />);
    await verificarAcessibilidade();
  });
});

describe('look-ups', () => {
  const abrirLista = (nome: string) => fireEvent.mouseDown(screen.getByRole('combobox', { name: nome }));

  test('a list of the server shows its descriptions, found without accents', async () => {
    simularApi({
      'GET /convencoes/unidades-produto': [
        { nome: 'LATA', descricao: 'Lata' },
        { nome: 'GALAO', descricao: 'Galão' },
      ],
    });
    const { usuario } = renderTela(<SelectConvencao lista="unidades-produto" aria-label="Unidade" />);
    abrirLista('Unidade');
    expect(await screen.findByTitle('Lata')).toBeInTheDocument();
    await usuario.type(screen.getByRole('combobox', { name: 'Unidade' }), 'galao');
    expect(screen.getByTitle('Galão')).toBeInTheDocument();
    expect(screen.queryByTitle('Lata')).not.toBeInTheDocument();
  });

  test('an inactive entry is shown where it is the value, and is not offered elsewhere', async () => {
    simularApi({
      'GET /convencoes/cargos': [
        { nome: 'GESTOR', descricao: 'Gestor' },
        { nome: 'VIGIA', descricao: 'Vigia', inativa: true },
      ],
    });
    renderTela(
      <>
        <SelectConvencao lista="cargos" aria-label="Novo" />
        <SelectConvencao lista="cargos" aria-label="Guardado" value="VIGIA" />
      </>,
    );
    expect(await screen.findByText('Vigia')).toBeInTheDocument();
    abrirLista('Novo');
    expect(await screen.findByTitle('Gestor')).toBeInTheDocument();
    expect(screen.getAllByTitle('Vigia')).toHaveLength(1);
  });

  test('packages are written as they are weighed, with their number beside it', async () => {
    simularApi({
      'GET /convencoes/unidades-produto': [
        { nome: 'PACOTE', descricao: 'Pacote' },
        { nome: 'KG', descricao: 'Quilograma (a granel)' },
      ],
    });
    const Quantidades = () => {
      const quantidade = useQuantidade();
      return (
        <p>
          {[
            quantidade(12, { unidadeProduto: 'PACOTE', medidaReal: 5, unidadeMedida: 'KG' }),
            quantidade(1.5, { unidadeProduto: 'KG', medidaReal: 1, unidadeMedida: 'KG' }),
          ].join(' e ')}
        </p>
      );
    };
    renderTela(<Quantidades />);
    expect(await screen.findByText('60 kg (12 × pacote de 5 kg) e 1,5 kg')).toBeInTheDocument();
  });

  test('a list that does not load shows the error and can be requested again', async () => {
    const servidor = simularApi({ 'GET /convencoes/cargos': problema(500, 'Falhou.') });
    const { usuario } = renderTela(<SelectConvencao lista="cargos" aria-label="Cargo" />);
    abrirLista('Cargo');
    expect(await screen.findByText('Não foi possível carregar a lista.')).toBeInTheDocument();
    servidor.responder('GET /convencoes/cargos', [{ nome: 'COZINHEIRO', descricao: 'Cozinheiro' }]);
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByTitle('Cozinheiro')).toBeInTheDocument();
  });

  test('units are sorted by name, and the value is the requested id', async () => {
    simularApi({
      'GET /estoques/me': [
        { id: 71, unidadeEducacional: { id: 1, nome: 'ESCOLA ÁGUA' } },
        { id: 70, unidadeEducacional: { id: 2, nome: 'CRECHE' } },
      ],
    });
    const escolhidos: (number | undefined)[] = [];
    const { usuario } = renderTela(
      <SelectUnidade escopo="minhas" valor="estoque" aria-label="Unidade" onChange={(id) => escolhidos.push(id)} />,
    );
    abrirLista('Unidade');
    await usuario.click(await screen.findByTitle('Escola Água'));
    expect(escolhidos).toEqual([71]);
  });
});
