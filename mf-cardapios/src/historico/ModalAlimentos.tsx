import { SIMBOLOS_UNIDADE_MEDIDA, type Refeicao, type RegistroDeAlimento } from '@merenda/shared/contratos';
import { formatarPercentual, formatarQuantidade } from '@merenda/shared/formatos';
import { NENHUM_ALIMENTO } from '@merenda/shared/regras';
import { EstadoErro, EstadoVazio, ModalDetalhes, Tabela, type Coluna } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useRegistrosDeAlimentos } from './historico.api.js';

const COLUNAS: Coluna<RegistroDeAlimento>[] = [
  { titulo: 'Alimento', valor: ({ alimento }) => alimento.nome },
  {
    titulo: 'Quantidade',
    numerica: true,
    valor: ({ valorArredondado, unidadeMedida }) =>
      `${formatarQuantidade(valorArredondado)} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}`,
  },
];

/** The foods that a meal registered. */
export function ModalAlimentos({ refeicao, aoFechar }: { refeicao: Refeicao; aoFechar: () => void }) {
  const registros = useRegistrosDeAlimentos(refeicao.id);
  const navigate = useNavigate();
  return (
    <ModalDetalhes
      titulo={`Alimentos de ${refeicao.prato.nome}`}
      detalhes={[
        { rotulo: 'Data', valor: `${refeicao.dia}, ${refeicao.hora}` },
        {
          rotulo: 'Alunos',
          valor: `${formatarQuantidade(refeicao.quantidadeDePessoas)}, com acréscimo de ${formatarPercentual(refeicao.acrescimo)}`,
        },
        { rotulo: 'Executada em', valor: refeicao.executadoEm },
      ]}
      aoFechar={aoFechar}
    >
      {registros.error !== null && registros.data === undefined ? (
        <EstadoErro erro={registros.error} aoTentar={() => void registros.refetch()} tentando={registros.isFetching} />
      ) : (
        <Tabela<RegistroDeAlimento>
          rotulo="Alimentos registrados"
          linhas={registros.data ?? []}
          colunas={COLUNAS}
          chave={({ alimento }) => alimento.id}
          nomeDaLinha={({ alimento }) => alimento.nome}
          carregando={registros.isPending}
          vazio={<EstadoVazio mensagem={NENHUM_ALIMENTO} />}
        />
      )}
      <Button style={{ marginTop: 12 }} onClick={() => void navigate(`/relatorio/refeicao/${refeicao.id}`)}>
        Imprimir refeição
      </Button>
    </ModalDetalhes>
  );
}
