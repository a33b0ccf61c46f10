import type { ConformidadeDaUnidade } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { etapaPorExtenso, MES_SEM_CARDAPIO_REGULAR, resumoDasMarcas } from '@merenda/shared/regras';
import { EstadoVazio, Lida } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConformidadeDaUnidade } from './conformidade.api.js';
import { Dobrado } from './Dobrado.js';
import { RegrasDoPeriodo } from './RegrasDoPeriodo.js';

type Etapa = ConformidadeDaUnidade[number];
type Periodo = Etapa['periodos'][number];

/** The rules at each stage of a unit: the month and its weeks, each one line that opens. */
export function RegrasDaUnidade({ unidade, dia }: { unidade: number; dia: string }) {
  const conformidade = useConformidadeDaUnidade(unidade, dia);
  return (
    <Lida consulta={conformidade}>
      {(etapas) =>
        etapas.length === 0 ? (
          <EstadoVazio motivo="calendario" mensagem={MES_SEM_CARDAPIO_REGULAR} />
        ) : (
          <>
            <Link className="alvo" to={`/relatorio/conformidade/${unidade}?dia=${dia}`}>
              Imprimir ou baixar a planilha
            </Link>
            {etapas.map((etapa) => (
              <RegrasDaEtapa key={etapaPorExtenso(etapa)} etapa={etapa} dia={dia} />
            ))}
          </>
        )
      }
    </Lida>
  );
}

function RegrasDaEtapa({ etapa, dia }: { etapa: Etapa; dia: string }) {
  return (
    <section aria-label={etapaPorExtenso(etapa)} style={{ marginTop: 16 }}>
      <Typography.Title level={3} style={{ fontSize: 16 }}>
        {etapaPorExtenso(etapa)}
      </Typography.Title>
      {etapa.periodos.map((periodo) => (
        <RegrasDeUmPeriodo key={nomeDoPeriodo(periodo)} periodo={periodo} abertoNoInicio={ehDaSemana(periodo, dia)} />
      ))}
    </section>
  );
}

/** The week of the day that the calendar shows. */
const ehDaSemana = ({ de, ate, mes }: Periodo, dia: string): boolean =>
  !mes && (lerData(de) ?? '') <= dia && dia <= (lerData(ate) ?? '');

/** 'Mês', 'Semana de 09/11 a 15/11 (4 dias de aula)'. */
function nomeDoPeriodo({ de, ate, mes, diasLetivos }: Periodo): string {
  if (mes) return 'Mês';
  const semana = `Semana de ${de.slice(0, 5)} a ${ate.slice(0, 5)}`;
  return diasLetivos >= 5 ? semana : `${semana} (${diasLetivos === 1 ? '1 dia' : `${diasLetivos} dias`} de aula)`;
}

function RegrasDeUmPeriodo({ periodo, abertoNoInicio }: { periodo: Periodo; abertoNoInicio: boolean }) {
  const [aberto, setAberto] = useState(abertoNoInicio);
  const nome = nomeDoPeriodo(periodo);
  return (
    <div>
      <Dobrado
        linha={`${nome}: ${resumoDasMarcas(periodo.regras.map(({ marca }) => marca))}`}
        aberto={aberto}
        aoMudar={setAberto}
      >
        <RegrasDoPeriodo nome={`Regras, ${nome}`} situacoes={periodo.regras} />
      </Dobrado>
    </div>
  );
}
