import { DIAS_SEMANA, ROTULOS_DIA_SEMANA, type CardapioResumo } from '@merenda/shared/contratos';
import {
  avaliarSemana,
  candidatosDosCardapios,
  correcaoDaRegra,
  ehMensal,
  resumoDasMarcas,
  situacaoDaRegra,
  type PeriodoAvaliado,
} from '@merenda/shared/regras';
import { EstadoErro, useTelaEstreita } from '@merenda/shared/ui';
import { Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useAcervo } from '../composicao/composicao.api.js';
import { Dobrado } from '../conformidade/Dobrado.js';
import { RegrasDoPeriodo } from '../conformidade/RegrasDoPeriodo.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { menuDoDia, type LinhaDaSemana } from './semana.js';

interface ConformidadeDaSemanaProps {
  linhas: readonly LinhaDaSemana[];
  /** The menus that may be chosen: what would mend a rule is a dish of theirs. */
  cardapios: readonly CardapioResumo[];
  etapa: Etapa;
}

const TITULO = 'Regras do PNAE';

/**
 * How the week that is being composed stands to the rules of menus, in one line that opens. It blocks nothing. On a
 * phone the data are read when it is opened.
 */
export function ConformidadeDaSemana({ linhas, cardapios, etapa }: ConformidadeDaSemanaProps) {
  const estreita = useTelaEstreita();
  const [aberta, setAberta] = useState(false);
  const acervo = useAcervo({ preciso: aberta || !estreita });
  const periodo = useMemo(() => semanaDe(linhas, cardapios), [linhas, cardapios]);
  const avaliada = useMemo(() => {
    if (!acervo.data || periodo.dias.length === 0) return null;
    const { regras, creches, conteudoDoPrato: conteudoDe } = acervo.data;
    const alunos = { creche: creches.includes(etapa.categoria), modalidade: etapa.modalidade };
    const onde = { etapa: alunos, periodo, conteudoDe };
    return { regras, onde, avaliacoes: avaliarSemana(regras, onde) };
  }, [acervo.data, periodo, etapa.categoria, etapa.modalidade]);
  const situacoes = useMemo(() => {
    if (!aberta || !avaliada) return [];
    const { regras, onde, avaliacoes } = avaliada;
    const candidatos = candidatosDosCardapios(cardapios);
    return avaliacoes.map((uma) => {
      const mes = ehMensal(uma.regra);
      const outros = [{ periodo: onde.periodo, mes: !mes }];
      return situacaoDaRegra(uma, correcaoDaRegra(regras, uma, { ...onde, mes, outros }, candidatos));
    });
  }, [aberta, avaliada, cardapios]);
  const linha = avaliada
    ? `${TITULO}: ${resumoDasMarcas(avaliada.avaliacoes.map(({ marca }) => marca))}`
    : periodo.dias.length === 0
      ? `${TITULO}: escolha ao menos um cardápio`
      : TITULO;
  return (
    <section aria-label={TITULO} style={{ marginBottom: 24 }}>
      <Dobrado linha={linha} aberto={aberta} aoMudar={setAberta}>
        {acervo.error ? (
          <EstadoErro consulta={acervo} />
        ) : !acervo.data ? (
          <Skeleton active />
        ) : (
          <RegrasDoPeriodo nome="Regras da semana" situacoes={situacoes} />
        )}
      </Dobrado>
    </section>
  );
}

/** The chosen menus by weekday, as a week of five school days. */
function semanaDe(linhas: readonly LinhaDaSemana[], cardapios: readonly CardapioResumo[]): PeriodoAvaliado {
  const porId = new Map(cardapios.map((cardapio) => [cardapio.id, cardapio]));
  return {
    diasLetivos: DIAS_SEMANA.length,
    dias: DIAS_SEMANA.flatMap((dia) => {
      const cardapio = porId.get(menuDoDia(linhas, dia) ?? 0);
      if (!cardapio) return [];
      const pratos = cardapio.pratos.map(({ hora, tipo, prato }) => ({ ...prato, hora, tipo }));
      return [{ dia: ROTULOS_DIA_SEMANA[dia].toLowerCase(), pratos }];
    }),
  };
}
