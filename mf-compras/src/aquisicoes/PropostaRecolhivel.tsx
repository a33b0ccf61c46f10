import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { formatarMoeda } from '@merenda/shared/formatos';
import { Icone, StatusTag } from '@merenda/shared/ui';
import { Button, Collapse, Flex, Typography } from 'antd';
import { memo, type ReactNode } from 'react';
import type { ErrosDasPropostas } from './erros-das-propostas.js';
import { PainelDaProposta, type AoMudarProposta, type ListasDoPainel } from './PainelDaProposta.js';
import { valorDaProposta, type LinhaProposta } from './rascunho.js';

interface PropostaRecolhivelProps {
  proposta: LinhaProposta;
  indice: number;
  /** The only one: it can't be removed. */
  unica: boolean;
  aberta: boolean;
  erros: ErrosDasPropostas;
  nomeDoFornecedor: (id: number | null) => string | undefined;
  doPainel: ListasDoPainel;
  /** The key of the proposal to open; null closes this one. */
  aoAbrir: (chave: number | null) => void;
  aoMudar: AoMudarProposta;
  aoRemover: (indice: number) => void;
}

/** One proposal under its summary. Memoised: of thirty a keystroke renders the one in which it falls. */
export const PropostaRecolhivel = memo(function PropostaRecolhivel({
  proposta,
  indice,
  unica,
  aberta,
  erros,
  nomeDoFornecedor,
  doPainel,
  aoAbrir,
  aoMudar,
  aoRemover,
}: PropostaRecolhivelProps) {
  const chave = String(proposta.chave);
  return (
    <Collapse
      collapsible="header"
      destroyOnHidden
      activeKey={aberta ? [chave] : []}
      // Not `accordion`: antd would call it a list of tabs, which it is not.
      onChange={(abertas) => aoAbrir(abertas.length === 0 ? null : proposta.chave)}
      items={[
        {
          key: chave,
          label: <Resumo proposta={proposta} indice={indice} erros={erros.size} nomeDoFornecedor={nomeDoFornecedor} />,
          extra: (
            <Remover
              rotulo={`Remover Proposta ${indice + 1}`}
              desabilitado={unica}
              aoRemover={() => aoRemover(indice)}
            />
          ),
          children: (
            <PainelDaProposta proposta={proposta} indice={indice} erros={erros} aoMudar={aoMudar} {...doPainel} />
          ),
        },
      ]}
    />
  );
});

interface ResumoProps {
  proposta: LinhaProposta;
  indice: number;
  erros: number;
  nomeDoFornecedor: (id: number | null) => string | undefined;
}

function Resumo({ proposta, indice, erros, nomeDoFornecedor }: ResumoProps): ReactNode {
  const nome = nomeDoFornecedor(proposta.fornecedor);
  const itens = proposta.itens.length === 1 ? '1 item' : `${proposta.itens.length} itens`;
  return (
    <Flex wrap gap="small" align="center">
      <Typography.Text strong>Proposta {indice + 1}</Typography.Text>
      {nome !== undefined && <Typography.Text>{nome}</Typography.Text>}
      <Typography.Text type="secondary">
        {itens} · {formatarMoeda(valorDaProposta(proposta))}
      </Typography.Text>
      {erros > 0 && (
        <StatusTag tom="perigo" rotulo={erros === 1 ? '1 campo a corrigir' : `${erros} campos a corrigir`} />
      )}
    </Flex>
  );
}

function Remover({
  rotulo,
  desabilitado,
  aoRemover,
}: {
  rotulo: string;
  desabilitado: boolean;
  aoRemover: () => void;
}) {
  return (
    <Button
      type="text"
      danger
      size="small"
      icon={<Icone de={DeleteOutlined} />}
      aria-label={rotulo}
      disabled={desabilitado}
      onClick={aoRemover}
    />
  );
}
