import { LIMITES, UFS, type MunicipioDaLista, type Uf } from '@merenda/shared/contratos';
import { ajudaDoCodigo, codigoDoMunicipio } from '@merenda/shared/regras';
import { useEffect, useId, useState } from 'react';
import { CampoDeAcesso, SelecaoDeAcesso } from './CampoDeAcesso.js';
import { comoUf, type CampoDaInstalacao } from './campos-da-instalacao.js';
import { buscarMunicipios } from './instalacao.api.js';

const ESTADOS = Object.fromEntries(UFS.map((uf) => [uf, uf]));

interface Props {
  /** Name and refusal of a field. */
  campo: (nome: CampoDaInstalacao) => { name: CampoDaInstalacao; erro: string | null };
}

/** State, name and code: the name is one of the state's list, which fills in the code, or any other. */
export function CamposDoMunicipio({ campo }: Props) {
  const lista = useId();
  const [uf, setUf] = useState<Uf | undefined>();
  const [nome, setNome] = useState('');
  /** As it is typed; null while it follows the name. */
  const [digitado, setDigitado] = useState<string | null>(null);
  const municipios = useMunicipios(uf);
  const codigo = digitado ?? codigoDoMunicipio(municipios, nome) ?? '';
  return (
    <>
      <div className="configurar-lado-a-lado">
        <SelecaoDeAcesso
          {...campo('municipio.uf')}
          rotulo="UF"
          opcoes={ESTADOS}
          onChange={({ target }) => {
            setUf(comoUf(target.value));
          }}
        />
        <CampoDeAcesso
          {...campo('municipio.nome')}
          rotulo="Nome"
          maxLength={LIMITES.municipio}
          list={lista}
          value={nome}
          onChange={({ target }) => {
            setNome(target.value);
            if (codigoDoMunicipio(municipios, target.value) !== undefined) setDigitado(null);
          }}
        />
        <datalist id={lista}>
          {municipios.map((municipio) => (
            <option key={municipio.codigo} value={municipio.nome} />
          ))}
        </datalist>
      </div>
      <CampoDeAcesso
        {...campo('municipio.codigoIbge')}
        rotulo="Código IBGE"
        ajuda={ajudaDoCodigo(municipios, codigo)}
        inputMode="numeric"
        value={codigo}
        onChange={({ target }) => {
          setDigitado(target.value);
        }}
        opcional
      />
    </>
  );
}

/** The municipalities of a state; none until they come. */
function useMunicipios(uf: Uf | undefined): readonly MunicipioDaLista[] {
  const [lidos, setLidos] = useState<{ uf: Uf; lista: readonly MunicipioDaLista[] } | null>(null);
  useEffect(() => {
    if (uf === undefined) return;
    buscarMunicipios(uf).then(
      (lista) => {
        setLidos({ uf, lista });
      },
      (erro: unknown) => {
        console.warn('The list of municipalities did not come; name and code are typed:', erro);
      },
    );
  }, [uf]);
  return lidos !== null && lidos.uf === uf ? lidos.lista : [];
}
