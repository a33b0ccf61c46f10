import { render, screen } from '@testing-library/react';
import { SituacaoAquisicao } from './aquisicoes/situacao.js';
import { SituacaoSolicitacao } from './solicitacoes/situacao.js';

const corDe = (rotulo: string) =>
  [...(screen.getByText(rotulo).closest('.ant-tag')?.classList ?? [])].find((classe) =>
    /^ant-tag-(processing|success|warning|error|default)$/.test(classe),
  );

test('open states are blue, final ones green: acquisitions, requests', () => {
  render(
    <>
      <SituacaoAquisicao aquisicao={{ status: 'PENDENTE', vencida: false }} />
      <SituacaoAquisicao aquisicao={{ status: 'VIGENTE', vencida: false }} />
      <SituacaoSolicitacao status="AGUARDANDO" />
      <SituacaoSolicitacao status="RECEBIDA" />
    </>,
  );
  expect(['Pendente', 'Vigente', 'Aguardando', 'Recebida'].map(corDe)).toEqual([
    'ant-tag-processing',
    'ant-tag-success',
    'ant-tag-processing',
    'ant-tag-success',
  ]);
});
