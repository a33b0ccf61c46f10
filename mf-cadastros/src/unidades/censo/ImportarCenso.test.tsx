import { COLUNAS_DO_CENSO, type EscolaConferida } from '@merenda/shared/contratos';
import { esperarDialogo, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportarCenso } from './ImportarCenso.js';

const CENSO = `${COLUNAS_DO_CENSO.join(';')}
2025;28900001;EMEF EXEMPLO UM;2800308;3;1;1;0;470;60;45;80;20;200;50;100;0;0;0;30;0
2025;28900002;ESCOLA ESTADUAL EXEMPLO;2800308;2;1;1;0;300;0;0;0;0;0;0;0;0;300;0;0;0
`;
const UM: EscolaConferida = {
  inep: '28900001',
  nome: 'EMEF EXEMPLO UM',
  situacao: 'NOVA',
  motivo: null,
  avisos: [],
  unidade: { id: 1, nome: 'EM UM' },
  ano: 2025,
  versao: 0,
  antes: [],
  depois: [
    { categoria: 'CRECHE', parcial: 15, integral: 45 },
    { categoria: 'EJA', parcial: 30, integral: 0 },
  ],
  localizacao: 'URBANA',
};
const ESTADUAL: EscolaConferida = {
  ...UM,
  inep: '28900002',
  nome: 'ESCOLA ESTADUAL EXEMPLO',
  situacao: 'OUTRA_REDE',
  unidade: null,
  depois: [],
};
const CONFERIR = 'POST /matriculas/censo/conferencia';
const GRAVAR = 'POST /matriculas/censo';

async function conferir(rotas: Record<string, unknown>, conteudo = CENSO) {
  const servidor = simularApi({ [CONFERIR]: [UM, ESTADUAL], ...rotas });
  const tela = renderTela(<ImportarCenso />, { permissoes: ['UNIDADES'] });
  const { usuario } = tela;
  await usuario.click(screen.getByRole('button', { name: 'Importar Censo Escolar' }));
  const modal = within(await esperarDialogo('Importar Censo Escolar'));
  expect(modal.getByRole('button', { name: 'Conferir' })).toBeDisabled();
  await usuario.type(modal.getByRole('textbox', { name: 'Código do município no IBGE' }), '2800308');
  await usuario.upload(modal.getByLabelText('Arquivos do censo'), new File([conteudo], 'censo.csv'));
  await usuario.click(modal.getByRole('button', { name: 'Conferir' }));
  return { servidor, modal, ...tela };
}

test('shows what would change, and writes it with the versions of the preview', async () => {
  const { servidor, modal, usuario } = await conferir({ [GRAVAR]: { gravadas: 1, iguais: 0, alunos: 90 } });
  expect(await modal.findByText('Escolas do município nos arquivos: 2')).toBeInTheDocument();
  expect(within(modal.getByRole('list', { name: 'Novas: 1' })).getByRole('listitem')).toHaveTextContent(
    'EMEF Exemplo Um (28900001) – EM Um' +
      '90 alunos em 2025: Creche 15 parcial + 45 integral; EJA 30 parcial + 0 integralLocalização: Urbana',
  );
  expect(modal.getByText('De outra rede: 1')).toBeInTheDocument();
  await usuario.click(modal.getByRole('button', { name: 'Gravar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente gravar as matrículas de 1 escola?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Matrículas gravadas com sucesso!')).toBeInTheDocument();
  const [requisicao] = servidor.de(GRAVAR);
  expect(requisicao?.corpo).toMatchObject({
    municipio: '2800308',
    linhas: [
      { CO_ENTIDADE: '28900001', QT_MAT_INF_CRE_INT: '45', versao: 0 },
      { CO_ENTIDADE: '28900002', versao: 0 },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('schools without a unit open their registration, the first of them with what the census knows', async () => {
  const comEndereco = CENSO.replaceAll(
    'QT_MAT_EJA_INT\n',
    'QT_MAT_EJA_INT;CO_CEP;DS_ENDERECO;NU_ENDERECO;NO_BAIRRO;NO_MUNICIPIO\n',
  ).replace(';30;0\n', ';30;0;49000001;RUA UM;10;CENTRO;ARACAJU\n');
  const { modal, servidor, usuario, router } = await conferir(
    { [CONFERIR]: [{ ...UM, situacao: 'SEM_UNIDADE', unidade: null, depois: [] }, ESTADUAL] },
    comEndereco,
  );
  await usuario.click(await modal.findByRole('button', { name: 'Cadastrar as escolas sem unidade' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cadastrar-unidade'));
  expect(router.state.location.state).toMatchObject({
    valores: {
      nome: 'EMEF EXEMPLO UM',
      tipoUnidade: 'ESCOLA',
      codigoInep: '28900001',
      cep: '49000001',
      cidade: 'ARACAJU',
      logradouro: 'RUA UM',
      numero: '10',
      bairro: 'CENTRO',
      localizacao: 'URBANA',
    },
    doCenso: { posicao: 0 },
  });
  // The address stays in the browser.
  expect(servidor.de(CONFERIR)[0]?.corpo).not.toHaveProperty('linhas.0.CO_CEP');
});

test('only the differences of a changed school are shown; without changes there is nothing to write', async () => {
  const { modal, usuario } = await conferir({
    [CONFERIR]: [
      {
        ...UM,
        situacao: 'ALTERADA',
        versao: 3,
        localizacao: null,
        antes: [
          { categoria: 'CRECHE', parcial: 15, integral: 45 },
          { categoria: 'EJA', parcial: 20, integral: 10 },
        ],
        avisos: ['O censo dá 480 no total, e as etapas somam 470.'],
      },
      { ...ESTADUAL, situacao: 'ERRO', motivo: 'EJA: 31 em tempo integral de um total de 30.' },
    ],
  });
  const alterada = within(await modal.findByRole('list', { name: 'Alteradas: 1' })).getByRole('listitem');
  expect(alterada).toHaveTextContent('EJA 20 parcial + 10 integral → 30 parcial + 0 integral');
  expect(alterada).not.toHaveTextContent('Creche');
  expect(alterada).toHaveTextContent('O censo dá 480 no total, e as etapas somam 470.');
  expect(modal.getByRole('list', { name: 'Com erro: 1' })).toHaveTextContent(
    'EJA: 31 em tempo integral de um total de 30.',
  );
  await usuario.click(modal.getByRole('button', { name: 'Escolher outros arquivos' }));
  expect(modal.getByLabelText('Arquivos do censo')).toBeEnabled();
});

test('equal schools leave nothing to write', async () => {
  const { modal } = await conferir({ [CONFERIR]: [{ ...UM, situacao: 'IGUAL' }, ESTADUAL] });
  expect(await modal.findByText('Iguais: 1')).toBeInTheDocument();
  expect(modal.getByRole('button', { name: 'Gravar' })).toBeDisabled();
});

test('a wrong file and a municipality without schools are named, and nothing is asked from the server', async () => {
  const { modal, servidor, usuario } = await conferir({}, CENSO.replace('TP_DEPENDENCIA', 'DEPENDENCIA'));
  expect(await modal.findByText('No arquivo censo.csv faltam as colunas TP_DEPENDENCIA.')).toBeInTheDocument();
  await usuario.upload(
    modal.getByLabelText('Arquivos do censo'),
    new File([CENSO.replaceAll('2800308', '3550308')], 'censo.csv'),
  );
  await usuario.click(modal.getByRole('button', { name: 'Conferir' }));
  expect(await modal.findByText('Nenhuma escola do município 2800308 nos arquivos.')).toBeInTheDocument();
  expect(servidor.de(CONFERIR)).toEqual([]);
});

test('enrolments that changed meanwhile refuse the import, and the preview stays', async () => {
  const mensagem = 'As matrículas de 2025 foram alteradas por outra pessoa enquanto você editava.';
  const { modal, usuario } = await conferir({ [GRAVAR]: problema(409, mensagem) });
  await modal.findByText('Novas: 1');
  await usuario.click(modal.getByRole('button', { name: 'Gravar' }));
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
  expect(modal.getByRole('button', { name: 'Escolher outros arquivos' })).toBeEnabled();
});

test('has no accessibility breach', async () => {
  const { modal } = await conferir({});
  await modal.findByText('Novas: 1');
  await verificarAcessibilidade();
});
