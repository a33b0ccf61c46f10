import { CAMPOS_DO_KIT } from '@merenda/shared/contratos';
import { nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  EstadoErro,
  EstadoVazio,
  Exportar,
  ModalDetalhes,
  Tabela,
  useColunas,
  useQuantidade,
} from '@merenda/shared/ui';
import { Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';
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
  const colunas = useColunas(CAMPOS_DO_KIT, {
    nomes: ['aluno', 'numero', 'data', 'produtos'],
    desenhos: {
      aluno: ({ nome, estorno }) => (
        <Flex wrap gap={4}>
          {nomeProprio(nome)}
          {estorno && <MarcaDeEstorno rotulo="Estornado" />}
        </Flex>
      ),
      produtos: ({ produtosKits }) =>
        produtosKits
          .map(
            (um) =>
              `${nomeComum(um.nome)}: ${quantidade(um.quantidade, { unidadeProduto: um.unidadeMedida, ...um.conteudo })}`,
          )
          .join('; '),
    },
  });
  return (
    <ModalDetalhes titulo="Histórico de Kits" detalhes={[]} aoFechar={aoFechar} largura={800}>
      {consulta.isError ? (
        <EstadoErro consulta={consulta} />
      ) : (
        <Flex vertical gap="small">
          <Flex justify="end">
            <Exportar lista="kits" recorte={() => ({ caminho: { id: estoque, unidade } })} />
          </Flex>
          <Tabela
            rotulo="Kits entregues"
            linhas={consulta.data ?? []}
            colunas={colunas}
            chave={({ id }) => id}
            nomeDaLinha={({ nome, data }) => `de ${nomeProprio(nome)}, ${data}`}
            carregando={consulta.isPending}
            vazio={<EstadoVazio mensagem="Nenhum kit entregue por esta unidade." />}
            acoes={[
              {
                rotulo: 'Recibo de entrega',
                aoAcionar: ({ id }) => void navigate(`/relatorio/kit-merenda/${estoque}/${id}`),
              },
            ]}
          />
        </Flex>
      )}
    </ModalDetalhes>
  );
}
