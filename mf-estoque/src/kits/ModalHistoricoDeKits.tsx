import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { Kit } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio, Icone, ModalDetalhes, Tabela, useQuantidade, type Coluna } from '@merenda/shared/ui';
import { useNavigate } from 'react-router-dom';
import { useKits } from './kits.api.js';

interface ModalHistoricoDeKitsProps {
  estoque: number;
  /** Id of the educational unit. */
  unidade: number;
  aoFechar: () => void;
}

/** The handed-over kits with student, time and products, each with its receipt. */
export function ModalHistoricoDeKits({ estoque, unidade, aoFechar }: ModalHistoricoDeKitsProps) {
  const consulta = useKits(estoque, unidade);
  const navigate = useNavigate();
  const quantidade = useQuantidade();
  const colunas: Coluna<Kit>[] = [
    { titulo: 'Aluno', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
    { titulo: 'Data', valor: ({ data }) => data, ordem: ({ data }) => dataComparavel(data) },
    {
      titulo: 'Produtos',
      valor: ({ produtosKits }) =>
        produtosKits.map((um) => `${um.nome}: ${quantidade(um.quantidade, um.unidadeMedida)}`).join('; '),
    },
  ];
  return (
    <ModalDetalhes titulo="Histórico de Kits" detalhes={[]} aoFechar={aoFechar} largura={800}>
      {consulta.isError ? (
        <EstadoErro erro={consulta.error} aoTentar={() => void consulta.refetch()} tentando={consulta.isFetching} />
      ) : (
        <Tabela
          rotulo="Kits entregues"
          linhas={consulta.data ?? []}
          colunas={colunas}
          chave={({ id }) => id}
          nomeDaLinha={({ nome, data }) => `de ${nome}, ${data}`}
          carregando={consulta.isPending}
          vazio={<EstadoVazio mensagem="Nenhum kit entregue por esta unidade." />}
          acoes={[
            {
              rotulo: 'Recibo de entrega',
              icone: <Icone de={PrinterOutlined} />,
              aoAcionar: ({ id }) => void navigate(`/relatorio/kit-merenda/${estoque}/${id}`),
            },
          ]}
        />
      )}
    </ModalDetalhes>
  );
}
