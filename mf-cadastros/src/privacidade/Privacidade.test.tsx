import type { Tratamento } from '@merenda/shared/contratos';
import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  vencerConflito,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import Privacidade from './Privacidade.js';

const LER = 'GET /tratamentos';
const ALTERAR = 'PUT /tratamentos/alunos/prazo';

const ALUNOS: Tratamento = {
  tipo: 'alunos',
  nome: 'Alunos que receberam kits',
  titulares: 'Alunos da rede',
  finalidade: 'Provar a quem cada kit foi entregue.',
  baseLegal: 'Art. 14 da Lei 13.709/2018',
  quemVe: 'Quem tem a permissão Estoques.',
  prazo: {
    unidade: 'ANOS',
    prazo: 10,
    padrao: 10,
    minimo: 5,
    contaDe: 'o fim do ano da entrega',
    fonte: 'Lei 11.947/2009, art. 8º, § 2º.',
    versao: 1,
  },
  aposOPrazo: 'Anonimizado.',
  dados: [
    { titulo: 'Kits entregues', campos: ['Nome do aluno', 'Turma'] },
    { titulo: 'Contratos', campos: ['Número'] },
  ],
};
const AUTORIA: Tratamento = { ...ALUNOS, tipo: 'autoria', nome: 'Autoria dos atos', prazo: null };

function abrir(permissoes: ('USUARIOS' | 'CONFIGURACOES')[], resposta: unknown = [ALUNOS, AUTORIA]) {
  const servidor = simularApi({ [LER]: resposta });
  return { servidor, ...renderTela(<Privacidade />, { permissoes }) };
}

test('the screen lists each kind of data in words, with subjects, purpose, readers and term; without CONFIGURACOES no term can be changed', async () => {
  abrir(['USUARIOS']);
  expect(await screen.findByRole('heading', { name: 'Alunos que receberam kits' })).toBeInTheDocument();
  const termos = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(termos.slice(0, 6)).toEqual([
    'Alunos da rede',
    'Kits entregues: Nome do aluno, Turma; Contratos: Número',
    'Provar a quem cada kit foi entregue.',
    'Art. 14 da Lei 13.709/2018',
    'Quem tem a permissão Estoques.',
    '10 anos desde o fim do ano da entrega. Lei 11.947/2009, art. 8º, § 2º. Anonimizado.',
  ]);
  expect(termos.at(-1)).toBe('Sem prazo próprio. Anonimizado.');
  expect(screen.queryByRole('button', { name: /^Alterar prazo/ })).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a term below the minimum is refused at its field; a change by somebody else is shown first', async () => {
  const { servidor, usuario } = abrir(['CONFIGURACOES']);
  await usuario.click(await screen.findByRole('button', { name: 'Alterar prazo de Alunos que receberam kits' }));
  const modal = within(await esperarDialogo('Prazo de Guarda: Alunos que receberam kits'));
  await colar(usuario, modal.getByLabelText('Prazo, em anos'), '4');
  await usuario.click(modal.getByRole('button', { name: 'Salvar' }));
  expect(await modal.findByText('O prazo mínimo é de 5 anos.')).toBeInTheDocument();
  await colar(usuario, modal.getByLabelText('Prazo, em anos'), '7');
  const com = (prazo: number, versao: number) => ({ ...ALUNOS, prazo: { ...ALUNOS.prazo!, prazo, versao } });
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: ALTERAR,
    leitura: [LER, [com(8, 2), AUTORIA]],
    salvo: com(7, 3),
  });
  expect(corpo).toEqual({ prazo: 7, versao: 2 });
});

test('a refusal is shown and can be retried', async () => {
  const { servidor, usuario } = abrir(['USUARIOS'], problema(503, 'O banco de dados está indisponível no momento.'));
  expect(await screen.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
  servidor.responder(LER, [ALUNOS]);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Alunos da rede')).toBeInTheDocument();
});
