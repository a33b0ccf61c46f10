import { ROTULOS_TIPO_OCORRENCIA, type Ocorrencia } from '@merenda/shared/contratos';
import { nomeComum, SEM_VALOR } from '@merenda/shared/formatos';
import { EstadoVazio, Quantidade, Tabela, type Coluna } from '@merenda/shared/ui';
import { Flex } from 'antd';
import { Foto } from './Foto.js';

interface OcorrenciasProps {
  solicitacao: number;
  /** The number of the delivery among those of its request. */
  ordem: number;
  ocorrencias: readonly Ocorrencia[];
}

/** The refusals, shortages and notes of a delivery. */
export function Ocorrencias({ solicitacao, ordem, ocorrencias }: OcorrenciasProps) {
  const colunas: Coluna<Ocorrencia>[] = [
    { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto.nome) },
    { titulo: 'Ocorrência', valor: ({ tipo }) => ROTULOS_TIPO_OCORRENCIA[tipo] },
    {
      titulo: 'Quantidade',
      valor: ({ quantidade, produto }) =>
        quantidade === null ? SEM_VALOR : <Quantidade embalagens={quantidade} produto={produto} />,
      numerica: true,
    },
    { titulo: 'Motivo', valor: ({ motivo, texto }) => (texto === null ? motivo : `${motivo}. ${texto}`) },
    {
      titulo: 'Fotos',
      valor: ({ fotos }) =>
        fotos.length === 0 ? (
          SEM_VALOR
        ) : (
          <Flex wrap gap="small">
            {fotos.map((foto, indice) => (
              <Foto key={foto} solicitacao={solicitacao} foto={foto} nome={`Foto ${indice + 1}`} />
            ))}
          </Flex>
        ),
    },
  ];
  return (
    <Tabela<Ocorrencia>
      rotulo={`Ocorrências da entrega ${ordem}`}
      linhas={ocorrencias}
      colunas={colunas}
      chave={({ id }) => id}
      nomeDaLinha={({ produto, tipo }) => `${ROTULOS_TIPO_OCORRENCIA[tipo]} de ${nomeComum(produto.nome)}`}
      vazio={<EstadoVazio mensagem="Nenhuma ocorrência." />}
    />
  );
}
