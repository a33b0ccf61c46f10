import type { LinhaDaNecessidade, OrigemDaNecessidade } from '@merenda/shared/contratos';
import { dataComparavel, formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { comMedida } from '@merenda/shared/regras';
import { Lida, Tabela, type Coluna } from '@merenda/shared/ui';
import { Button, Modal, Typography } from 'antd';
import { useMemo, useState } from 'react';
import type { CriteriosDaLista } from './criterios.js';
import { useOrigem } from './necessidades.api.js';

interface ModalOrigemProps {
  linha: LinhaDaNecessidade;
  criterios: CriteriosDaLista;
  aoFechar: () => void;
}

/** Where a need comes from: day, dish and students. */
export function ModalOrigem({ linha, criterios, aoFechar }: ModalOrigemProps) {
  const [aberto, setAberto] = useState(true);
  const consulta = useOrigem(criterios, linha);
  const { unidade, item, unidadeMedida, necessidade } = linha;
  const colunas = useMemo(
    (): Coluna<OrigemDaNecessidade>[] => [
      { titulo: 'Dia', valor: ({ dia }) => dia, ordem: ({ dia }) => dataComparavel(dia) },
      { titulo: 'Cardápio', valor: ({ cardapio }) => (cardapio ? nomeComum(cardapio.nome) : 'Fora do calendário') },
      {
        titulo: 'Prato',
        valor: ({ prato }) => nomeComum(prato.nome),
        ordem: ({ prato }) => prato.nome,
        principal: true,
      },
      { titulo: 'Alimento', valor: ({ alimento }) => nomeComum(alimento.nome) },
      {
        titulo: 'Alunos',
        valor: ({ alunos, registrada }) =>
          registrada ? `${formatarQuantidade(alunos)} (registrados)` : formatarQuantidade(alunos),
        ordem: ({ alunos }) => alunos,
        numerica: true,
        destaque: true,
      },
      {
        titulo: 'Quantidade',
        valor: ({ quantidade }) => comMedida(quantidade, unidadeMedida),
        ordem: ({ quantidade }) => quantidade,
        numerica: true,
        destaque: true,
      },
    ],
    [unidadeMedida],
  );
  return (
    <Modal
      title={`De onde vem: ${nomeComum(item.nome)}`}
      open={aberto}
      width={880}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      footer={<Button onClick={() => setAberto(false)}>Fechar</Button>}
    >
      <Typography.Paragraph>
        {nomeProprio(unidade.nome)}: <strong>{comMedida(necessidade, unidadeMedida)}</strong> no período, em peso bruto.
      </Typography.Paragraph>
      <Lida consulta={consulta}>
        {(usos) => (
          <Tabela<OrigemDaNecessidade>
            rotulo={`Usos de ${nomeComum(item.nome)}`}
            linhas={usos}
            colunas={colunas}
            chave={({ dia, cardapio, prato, alimento }) => `${dia} ${cardapio?.id} ${prato.id} ${alimento.id}`}
            nomeDaLinha={({ dia, prato }) => `${nomeComum(prato.nome)} de ${dia}`}
            vazio="Nenhum uso neste período."
          />
        )}
      </Lida>
    </Modal>
  );
}
