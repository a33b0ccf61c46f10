import type { LinhaDaAuditoria } from '@merenda/shared/contratos';
import { ModalDetalhes, Tabela, type Coluna } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useMemo } from 'react';
import { acaoEmPalavras, registroEmPalavras } from './linhas.js';
import { mudancasEntre, type Mudanca } from './mudancas.js';

const valor = (texto: string) => (
  <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{texto || '---'}</span>
);

const COLUNAS: Coluna<Mudanca>[] = [
  { titulo: 'Campo', valor: ({ campo }) => campo },
  { titulo: 'Antes', valor: ({ antes }) => valor(antes) },
  { titulo: 'Depois', valor: ({ depois }) => valor(depois) },
];

/** One line of the trail: who, when, what, and each changed field. */
export function DetalhesDaMudanca({ linha, aoFechar }: { linha: LinhaDaAuditoria; aoFechar: () => void }) {
  const mudancas = useMemo(() => mudancasEntre(linha.antes, linha.depois), [linha]);
  return (
    <ModalDetalhes
      titulo="Detalhes da Mudança"
      largura={880}
      aoFechar={aoFechar}
      detalhes={[
        { rotulo: 'Quando', valor: linha.quando },
        { rotulo: 'Quem', valor: linha.usuario },
        { rotulo: 'Registro', valor: registroEmPalavras(linha) },
        { rotulo: 'Ação', valor: acaoEmPalavras(linha) },
      ]}
    >
      <Tabela
        rotulo="Campos que mudaram"
        linhas={mudancas}
        colunas={COLUNAS}
        chave={({ campo }) => campo}
        nomeDaLinha={({ campo }) => campo}
        vazio={<Typography.Text type="secondary">Nenhum campo a mostrar.</Typography.Text>}
      />
    </ModalDetalhes>
  );
}
