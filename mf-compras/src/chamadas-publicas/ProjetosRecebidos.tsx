import {
  ROTULOS_GRUPO_PRIORITARIO,
  ROTULOS_LOCALIDADE,
  ROTULOS_TIPO_CAF,
  type ProjetoDeVenda,
} from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { SEM_PROJETOS_DE_VENDA } from '@merenda/shared/regras';
import { EstadoVazio, imprimir, Tabela, type Coluna } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useNavigate } from 'react-router-dom';

/** The projects of sale of a call, with the criteria of their ranking. */
export function ProjetosRecebidos({ chamada, projetos }: { chamada: number; projetos: ProjetoDeVenda[] }) {
  const navigate = useNavigate();
  return (
    <>
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Projetos de venda
      </Typography.Title>
      <Tabela<ProjetoDeVenda>
        rotulo="Projetos de venda"
        linhas={projetos}
        colunas={COLUNAS}
        chave={({ id }) => id}
        nomeDaLinha={({ fornecedor }) => nomeProprio(fornecedor.nome)}
        acoes={[
          {
            ...imprimir(({ id }) => void navigate(`/relatorio/chamada-projeto-venda/${chamada}/${id}`)),
            rotulo: 'Imprimir projeto',
          },
        ]}
        vazio={<EstadoVazio mensagem={SEM_PROJETOS_DE_VENDA} />}
      />
    </>
  );
}

const COLUNAS: Coluna<ProjetoDeVenda>[] = [
  { titulo: 'Fornecedor', valor: ({ fornecedor }) => nomeProprio(fornecedor.nome) },
  { titulo: 'Município', valor: ({ municipio, uf }) => `${nomeProprio(municipio)}/${uf}` },
  { titulo: 'Localidade', valor: ({ localidade }) => ROTULOS_LOCALIDADE[localidade] },
  {
    titulo: 'Grupos prioritários',
    valor: ({ gruposPrioritarios }) => gruposPrioritarios.map((grupo) => ROTULOS_GRUPO_PRIORITARIO[grupo]).join(', '),
  },
  { titulo: 'Orgânico', valor: ({ organico }) => (organico ? 'Sim' : 'Não') },
  { titulo: 'Organização', valor: ({ organizacao }) => ROTULOS_TIPO_CAF[organizacao] },
  { titulo: 'Limite no ano', valor: ({ teto }) => formatarMoeda(teto), numerica: true },
  {
    titulo: 'Já contratado',
    valor: ({ contratadoAntes }) => contratadoAntes !== null && formatarMoeda(contratadoAntes),
    numerica: true,
  },
];
