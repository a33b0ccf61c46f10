import { problema, renderTela, simularApi } from '@merenda/shared/testing';
import { screen } from '@testing-library/react';
import AditivosDaAquisicao from './AditivosDaAquisicao.js';

const abrir = (id: string) =>
  renderTela(<AditivosDaAquisicao />, {
    rota: '/gerenciar-aquisicoes/:idAquisicao/aditivos',
    endereco: `/gerenciar-aquisicoes/${id}/aditivos`,
  });

test.each([
  ['no number', 'abc', 'Licitação/Contrato não encontrado.'],
  ['a record that does not exist', '99', 'Aquisição não encontrada.'],
])('an address with %s shows a message without a retry that leads to the list', async (_, id, mensagem) => {
  const ausente = problema(404, 'Aquisição não encontrada.');
  const servidor = simularApi({
    'GET /aquisicoes/99': ausente,
    'GET /aquisicoes/99/itens': ausente,
    'GET /aquisicoes/99/aditivos': ausente,
  });
  abrir(id);
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver licitações/contratos' })).toHaveAttribute(
    'href',
    '/gerenciar-aquisicoes',
  );
  expect(servidor.requisicoes.filter(({ rota }) => !rota.includes('/99'))).toEqual([]);
});
