import { nomeComum } from '@merenda/shared/formatos';
import { EstadoErro, SelectOpcoes, type Opcao } from '@merenda/shared/ui';
import { Flex, Skeleton } from 'antd';
import { usePreparos } from '../preparos/preparos.api.js';
import { QuantidadesDaCopia } from './QuantidadesDaCopia.js';
import type { CopiasDePreparos, PreparoDaCopia } from './useCopiasDePreparos.js';

const COPIAR = 0;

/** Each preparation of what is copied: a copy with its quantities, or an existing one in its place. */
export function PreparosDaCopia({ copias, fator }: { copias: CopiasDePreparos; fator: number }) {
  if (copias.erro) return <EstadoErro erro={copias.erro} aoTentar={copias.reler} tentando={false} />;
  if (!copias.preparos) return <Skeleton active />;
  if (copias.preparos.length === 0) return null;
  return (
    <Flex component="section" vertical gap={12} aria-label="Preparos da cópia">
      <strong>Preparos</strong>
      {copias.preparos.map((um) => (
        <PreparoNaCopia key={um.preparo.id} um={um} podeCriar={copias.podeCriar} fator={fator} />
      ))}
    </Flex>
  );
}

function PreparoNaCopia({ um, podeCriar, fator }: { um: PreparoDaCopia; podeCriar: boolean; fator: number }) {
  const { preparo, nome, escolha, escolher } = um;
  const { data = [] } = usePreparos();
  const opcoes: Opcao<number>[] = [
    ...(podeCriar ? [{ valor: COPIAR, rotulo: `Criar ${nomeComum(nome)}` }] : []),
    { valor: preparo.id, rotulo: `O mesmo: ${nomeComum(preparo.nome)}` },
    ...data.flatMap((outro) =>
      outro.id === preparo.id ? [] : { valor: outro.id, rotulo: `Usar ${nomeComum(outro.nome)}` },
    ),
  ];
  return (
    <div>
      <span aria-hidden>{nomeComum(preparo.nome)}</span>
      <SelectOpcoes
        aria-label={`Preparo em lugar de ${nomeComum(preparo.nome)}`}
        value={escolha === 'COPIAR' ? COPIAR : escolha}
        opcoes={opcoes}
        onChange={(valor) => valor !== undefined && escolher(valor === COPIAR ? 'COPIAR' : valor)}
      />
      {escolha === 'COPIAR' && (
        <details style={{ marginTop: 4 }}>
          <summary style={{ cursor: 'pointer', paddingBlock: 12 }}>Quantidades da cópia</summary>
          <QuantidadesDaCopia preparo={preparo} fator={fator} />
        </details>
      )}
    </div>
  );
}
