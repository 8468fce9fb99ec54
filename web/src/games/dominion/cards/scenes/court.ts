// The court and those who serve it.
import { dawn, figure, ground, hill, scene } from "../../../../art/scene.ts";

export const throne_room = (): string =>
  scene(
    dawn("#5A1F36", "#6B2A42", [100, 60, 40, "#E0B05A"], 24),
    figure("gi:throne-king", 44, 12, 112, "#2A0D1A"),
    ground("flat", "#3A1224"),
  );

export const council_room = (): string =>
  scene(
    dawn("#35507A", "#42608C", [100, 50, 28, "#F3DFA6"], 20),
    figure("gi:round-table", 40, 20, 116, "#16243C"),
    ground("flat", "#223556"),
  );

export const chancellor = (): string =>
  scene(
    dawn("#B9A3C9", "#C8B5D5", [150, 36, 16, "#FFF1CC"]),
    hill("mid", "#8A6FA0"),
    figure("gi:tied-scroll", 52, 22, 96, "#3A2450"),
    ground("low", "#5A3F74"),
  );

export const bureaucrat = (): string =>
  scene(
    dawn("#C9B98F", "#D6C8A3", [44, 34, 15, "#FFF3CF"]),
    figure("gi:scroll-quill", 50, 20, 98, "#40331C"),
    ground("flat", "#7A663C"),
  );

export const moneylender = (): string =>
  scene(
    dawn("#5C6B3A", "#6A7A45", [100, 60, 34, "#EBCB6A"], 20),
    figure("gi:scales", 46, 14, 108, "#252C14"),
    ground("flat", "#39431F"),
  );

export const feast = (): string =>
  scene(
    dawn("#C4532F", "#D16540", [100, 60, 36, "#F8CF7A"], 22),
    figure("gi:roast-chicken", 50, 26, 100, "#4A170E"),
    ground("flat", "#6E2415"),
  );

export const festival = (): string =>
  scene(
    dawn("#E59A3C", "#EDAE58", [100, 84, 30, "#FFF0C0"], 26),
    hill("mid", "#C06A2E"),
    figure("gi:medieval-pavilion", 44, 18, 112, "#5A1F3A"),
    ground("low", "#7A3320"),
  );

export const gardens = (): string =>
  scene(
    dawn("#CFE0B0", "#DBE8C2", [150, 34, 16, "#FFF5CC"]),
    hill("high", "#9DBF74"),
    figure("gi:flowers", 52, 24, 96, "#3E5F2A"),
    ground("low", "#5B8A42"),
  );

export const chapel = (): string =>
  scene(
    dawn("#6E7FA8", "#7F8FB6", [100, 52, 26, "#F8E7B4"], 20),
    hill("mid", "#46557A"),
    figure("gi:church", 50, 16, 100, "#1E2744"),
    ground("low", "#2E3A5C"),
  );
