import type { ConformidadeDaEtapa } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { etapaPorExtenso, MES_SEM_CARDAPIO_REGULAR } from '@merenda/shared/regras';
import { EstadoVazio, Lida, Tabela, type Coluna } from '@merenda/shared/ui';
import { Link } from 'react-router-dom';
import { useConformidadeDasUnidades } from './conformidade.api.js';

const COLUNAS: Coluna<ConformidadeDaEtapa>[] = [
  { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade.nome), nome: true, principal: true },
  { titulo: 'Etapa', valor: etapaPorExtenso, nome: true },
  { titulo: 'Cumpridas', valor: ({ cumpridas }) => cumpridas, ordem: ({ cumpridas }) => cumpridas, numerica: true },
  {
    titulo: 'Não cumpridas',
    valor: ({ naoCumpridas }) => naoCumpridas.length,
    ordem: ({ naoCumpridas }) => naoCumpridas.length,
    numerica: true,
    destaque: true,
  },
  {
    titulo: 'Incompletas',
    valor: ({ incompletas }) => incompletas.length,
    ordem: ({ incompletas }) => incompletas.length,
    numerica: true,
  },
];

interface TabelaDasUnidadesProps {
  dia: string;
  aoEscolher: (unidade: ConformidadeDaEtapa['unidade']) => void;
}

/** The stages of all units of the user in the month of a day: each rule counts once, with its worst mark. */
export function TabelaDasUnidades({ dia, aoEscolher }: TabelaDasUnidadesProps) {
  const conformidade = useConformidadeDasUnidades(dia);
  return (
    <Lida consulta={conformidade}>
      {(linhas) => (
        <>
          <p>
            Uma regra conta como não cumprida quando alguma semana ou o mês não a cumpre.{' '}
            <Link className="alvo" to={`/relatorio/conformidade?dia=${dia}`}>
              Imprimir ou baixar a planilha
            </Link>
          </p>
          <Tabela
            rotulo="Conformidade por unidade"
            linhas={linhas}
            colunas={COLUNAS}
            chave={({ unidade, categoria, modalidade }) => `${unidade.id} ${categoria.id} ${modalidade.nome}`}
            nomeDaLinha={(linha) => `${nomeProprio(linha.unidade.nome)}, ${etapaPorExtenso(linha)}`}
            acoes={[{ rotulo: 'Ver regras', aoAcionar: ({ unidade }) => aoEscolher(unidade) }]}
            vazio={<EstadoVazio motivo="calendario" mensagem={MES_SEM_CARDAPIO_REGULAR} />}
          />
        </>
      )}
    </Lida>
  );
}
